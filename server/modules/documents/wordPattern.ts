/** Letters that the search takes for the same. */
const alike: Record<string, string> = {
  a: '[aáàâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  n: '[nñ]',
  o: '[oóòôöº]',
  u: '[uúùûü]',
};

/** A root that the search knows, as it may stand in a text: with accents, or dots in the middle of a number. */
export const wordPattern = (root: string): string =>
  [...root].map((sign) => (/\d/.test(sign) ? `${sign}[.-]?` : (alike[sign] ?? sign))).join('');
