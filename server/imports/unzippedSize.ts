const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;

/** How large the parts of a zip say they become; infinite where its directory makes no sense. */
export function unzippedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return Number.POSITIVE_INFINITY;
  let entry = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (entry + ENTRY_BYTES > zip.byteLength || view.getUint32(entry, true) !== ENTRY) {
      return Number.POSITIVE_INFINITY;
    }
    total += view.getUint32(entry + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    entry += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}
