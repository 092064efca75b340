// A page's address says, behind #, what to open in it: `play` an input in Play, after `moves` (indices
// among the legal moves, with commas), `second` where the reader moves second; `explain` an input in
// Run and Explain; `judge` a program of the site in Judge. In an input, ~ stands for the end of a line, since VitePress looks for the decoded
// address in a selector, which no line may end in. Without a =, the address is that of a heading.
import { onBeforeUnmount, onMounted } from 'vue';

/** More than this does not go into an address. */
export const mostInAddress = 2000;

export function addressOf(what: Record<string, string>): string {
    const filled = Object.entries(what).filter(([, value]) => value !== '');
    return `#${new URLSearchParams(filled).toString().replaceAll('%0A', '~')}`;
}

/** What this end of an address says, if it says something of `name`. */
export function addressIn(hash: string, name: string): URLSearchParams | undefined {
    if (!hash.startsWith(`#${name}=`)) return undefined;
    return new URLSearchParams(hash.slice(1).replaceAll('~', '%0A'));
}
/** What the page's address says. */
export const addressed = (name: string): URLSearchParams | undefined => addressIn(location.hash, name);

/** Opens what the page's address says of `name` whenever it changes. */
export function useAddress(name: string, open: (what: URLSearchParams) => void): void {
    const look = (): void => {
        const what = addressed(name);
        if (what !== undefined) open(what);
    };
    onMounted(() => addEventListener('hashchange', look));
    onBeforeUnmount(() => removeEventListener('hashchange', look));
}
