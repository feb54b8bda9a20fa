/** A base address as typed or stored, without the last slash; nothing when it is no web address. */
export function normalizeAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const typed = text.trim();
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
    if (!/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
    return url.origin + url.pathname.replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}
