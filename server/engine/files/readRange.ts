export type ByteRange = { start: number; end: number };

/** This reads a single byte range; several at once, or nonsense, are answered whole, as the standard allows. */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const found = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!found || (found[1] === '' && found[2] === '')) return null;
  if (found[1] === '') {
    const length = Number(found[2]);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === '' ? size - 1 : Math.min(Number(found[2]), size - 1);
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
