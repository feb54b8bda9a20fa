/** FNV-1a, which spreads short texts well: a number of 32 bits with its sign, as the database keeps it. */
export function partOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // Numbers that follow each other would lie side by side, which the last signs alone do not part.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}
