/** "Gómez, Ana María" and "Ana Gómez" both give "AG". */
export function initials(name: string): string {
  const [surnames = '', given] = name.split(',').map((part) => part.trim());
  const ordered = given ? [given, surnames] : surnames.split(/\s+/);
  const first = ordered[0]?.charAt(0) ?? '';
  const last = ordered.length > 1 ? (ordered.at(-1)?.charAt(0) ?? '') : '';
  return (first + last).toLocaleUpperCase('es-AR');
}
