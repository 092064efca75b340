// The worker that runs programs; it keeps each compiled.
import { type Result, type Run, runModule } from './wasi';

const modules = new Map<string, Promise<WebAssembly.Module>>();

async function compiled(url: string): Promise<WebAssembly.Module> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
}

self.onmessage = async ({ data }: MessageEvent<{ url: string; runs: Run[] }>) => {
    try {
        let module = modules.get(data.url);
        if (module === undefined) modules.set(data.url, (module = compiled(data.url)));
        const program = await module;
        self.postMessage('running');
        const results: Result[] = [];
        for (const run of data.runs) results.push(await runModule(program, run));
        self.postMessage(results);
    } catch (error) {
        modules.delete(data.url);
        self.postMessage(String(error));
    }
};
