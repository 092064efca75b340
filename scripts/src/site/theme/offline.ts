// Keeps what was visited for times without a network (content/worker.js), where the browser can.
import type { Router } from 'vitepress';
import { withBase } from 'vitepress';
import { ref } from 'vue';

/** What was visited is there without a network. */
export const offline = ref(false);

let registration: ServiceWorkerRegistration | undefined;
let outdated = false;

// What a page may fetch later, so that all of it works without a network.
async function keep(problem: string | undefined): Promise<void> {
    const worker = registration?.active;
    if (!worker) return;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const later = ['wasm/lab.wasm'];
    if (document.querySelector('.lab') !== null) {
        const { gallery } = (await (await fetch(withBase('/lab.json'))).json()) as { gallery: { name: string }[] };
        later.push('lab.json', ...gallery.map(({ name }) => `wasm/lab/${name}.wasm`));
    }
    if (problem !== undefined) {
        const programs = ['game.json', 'skeleton.json', 'game.wasm', 'solution.wasm', 'judge.wasm'].map((name) => `wasm/${problem}/${name}`);
        const sources = [`bundles/${problem}.cpp`, `bundles/${problem}.fragment`, `files/problems/${problem}/textbook.cpp.txt`];
        later.push(`cases/${problem}.json`, ...programs, ...sources);
    }
    worker.postMessage([location.href, ...loaded, ...later.map((path) => new URL(withBase(`/${path}`), location.href).href)]);
}

/** Call it in the browser, once. */
export async function workOffline(router: Router): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const container = navigator.serviceWorker;
    const hadWorker = container.controller !== null;
    const problem = (): string | undefined => router.route.data.frontmatter['problem'] as string | undefined;
    container.addEventListener('controllerchange', () => {
        outdated = hadWorker;
        if (outdated) void keep(problem());
    });
    container.addEventListener('message', () => (offline.value = true));
    // Where a new build has come, or is coming, its pages are loaded whole: those of the old one are gone.
    router.onBeforePageLoad = async (to) => {
        if (new URL(to, location.href).pathname === router.route.path) return;
        const looked = registration?.update().catch(() => undefined);
        await Promise.race([looked, new Promise((resolve) => setTimeout(resolve, 300))]);
        if (!outdated && !(hadWorker && (registration?.installing || registration?.waiting))) return;
        location.reload();
        return false;
    };
    router.onAfterRouteChange = () => keep(problem());
    try {
        registration = await container.register(withBase('/sw.js'));
        await container.ready;
        await keep(problem());
    } catch {
        // No storage, or no network: the site works as ever.
    }
}
