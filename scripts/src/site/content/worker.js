// The service worker of the site: pages work without a network once they were visited. What has a hash in
// its name is taken from the cache; all else is asked of the network first, so nothing is stale after a
// new build. build.mjs fills in what stands between @, and copies this to build/site/sw.js.
const version = '@version@';
const shell = JSON.parse('@shell@'); // scripts and styles of every page, and the page for what was not visited
const site = new URL('./', self.location.href).href;
const isHashed = (url) => url.startsWith(`${site}assets/`);

const beginning = `${site} `;
const opened = caches.open(beginning + version);

// The compiler is the judge's business, which keeps it by itself.
const isOurs = (request) =>
    request.method === 'GET' && request.url.startsWith(site) && !request.url.startsWith(`${site}clang/`);
// Every address of a page is that page.
const bare = (url) => url.replace(/[?#].*/, '').replace(/\/index\.html$/, '/');

async function fetched(url) {
    const response = await fetch(url, isHashed(url) ? {} : { cache: 'no-cache' });
    if (response.ok) await (await opened).put(bare(url), response.clone());
    return response;
}

async function answer(url, isPage) {
    const kept = () => caches.match(bare(url));
    if (isHashed(url)) return (await kept()) ?? fetched(url);
    try {
        return await fetched(url);
    } catch (error) {
        const response = await kept();
        if (response !== undefined) return response;
        const lost = isPage ? await caches.match(`${site}offline.html`) : undefined;
        if (lost === undefined) throw error;
        return new Response((await lost.text()).replace('@site@', site), { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
    }
}

// Keeps a page or file, and what the page names: its script, styles and pictures.
async function keep(url) {
    const cache = await opened;
    const response = (isHashed(url) && (await cache.match(bare(url)))) || (await fetched(url));
    if (!/text\/html/.test(response.headers.get('content-type') ?? '')) return;
    const html = await response.text();
    const named = [...html.matchAll(/ (?:src|href)="([^"#]+\.(?:js|css|woff2|svg|ico|png|webmanifest))"/g)].map(([, path]) => new URL(path, url).href);
    // The script of a page without its text has a twin with it, which links lead to.
    const twins = named.filter((path) => path.endsWith('.lean.js')).map((path) => path.replace('.lean.js', '.js'));
    const ours = [...new Set([...named, ...twins])].filter((path) => path.startsWith(site));
    await Promise.all(ours.map(async (path) => (await cache.match(path)) ?? fetched(path)));
}

self.addEventListener('install', (event) => {
    event.waitUntil(Promise.all(shell.map((path) => fetched(site + path))).then(() => self.skipWaiting()));
});

// What was kept of an older build is kept of this one.
let renewed;
async function renew() {
    for (const name of await caches.keys()) {
        if (!name.startsWith(beginning) || name === beginning + version) continue;
        const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
        await Promise.allSettled(urls.filter((url) => !isHashed(url)).map(keep));
        await caches.delete(name);
    }
}

self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim());
    // A worker answers no page before it is activated, so this waits for nothing.
    renewed = renew();
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (!isOurs(request)) return;
    const given = answer(request.url, request.mode === 'navigate');
    // A browser follows no address that has been followed for it.
    const followed = (response) => (request.mode === 'navigate' && response.redirected ? Response.redirect(response.url) : response);
    event.respondWith(given.then(followed));
});

// A page says what it needs.
self.addEventListener('message', (event) => {
    const urls = [...new Set(event.data)].filter((url) => isOurs({ method: 'GET', url }));
    event.waitUntil(
        Promise.allSettled(urls.map(keep)).then((results) => {
            if (results.every(({ status }) => status === 'fulfilled')) event.source.postMessage('kept');
            return renewed;
        }),
    );
});
