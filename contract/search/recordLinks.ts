/** More cards than these would hide the words that they came with. */
export const MOST_LINKS = 3;

const address = /https?:\/\/[^\s<>"]+/gi;
const bare = /(?<![\w/.:-])\/[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)*\/\d{1,10}(?![\w/])/g;
const page = /^(?:\/[a-z][a-z0-9-]*)+\/\d{1,10}$/;

/** The pages of the product that a text names, by their whole address or by its end, in the order of the text. */
export function recordLinks(text: string, origin: string): string[] {
  const found: { at: number; path: string }[] = [];
  for (const { 0: url, index } of text.matchAll(address)) {
    const trimmed = url.replace(/[.,;:!?…'»)\]]+$/, '');
    if (!URL.canParse(trimmed)) continue;
    const { origin: own, pathname } = new URL(trimmed);
    if (own === origin && page.test(pathname)) found.push({ at: index, path: pathname });
  }
  for (const { 0: path, index } of text.replace(address, blank).matchAll(bare)) {
    found.push({ at: index, path });
  }
  const paths = found.sort((a, b) => a.at - b.at).map(({ path }) => path);
  return [...new Set(paths)].slice(0, MOST_LINKS);
}

const blank = (url: string) => ' '.repeat(url.length);
