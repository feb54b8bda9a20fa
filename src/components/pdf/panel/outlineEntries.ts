/** A line of a document's index, as the library reads it. */
interface RawEntry {
  title: string;
  dest: string | unknown[] | null;
  /** The library lets through only addresses that do no harm. */
  url: string | null;
  items: RawEntry[];
}

export interface OutlineEntry extends Omit<RawEntry, 'items'> {
  /** Its place in the tree, as "2.0.1": titles and what they lead to may repeat. */
  path: string;
  items: OutlineEntry[];
}

export function outlineEntries(raw: readonly RawEntry[], under = ''): OutlineEntry[] {
  return raw.map(({ title, dest, url, items }, at) => {
    const path = `${under}${at}`;
    return { path, title, dest, url, items: outlineEntries(items, `${path}.`) };
  });
}
