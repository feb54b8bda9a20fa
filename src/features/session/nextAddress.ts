/** Where to go after signing in, if it is a path of this very site: `//evil.test` and `/\evil.test` are not. */
export function nextAddress(search: string, origin: string): string | undefined {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return undefined;
  try {
    const url = new URL(next, origin);
    const inside = url.origin === origin && !/^\/login(\.html)?\/?$/.test(url.pathname);
    return inside ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
