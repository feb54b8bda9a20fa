/**
 * A path of this very site, as the browser will read it, or nothing. `//evil.test` leads elsewhere, and so does what
 * becomes it once its dots are resolved: `/.//evil.test`, `/posts/..\\evil.test`.
 */
export function innerAddress(
  address: string | null | undefined,
  origin: string,
): string | undefined {
  if (!address?.startsWith('/')) return undefined;
  try {
    const url = new URL(address, origin);
    const leaves = url.origin !== origin || /^[\\/]{2}/.test(decodeURIComponent(url.pathname));
    return leaves ? undefined : url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
