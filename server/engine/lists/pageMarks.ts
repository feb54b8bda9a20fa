import type { ChangeEvent } from '../events/changeEvent';

/** The values of the sort keys of one row, as text. */
export type Mark = readonly (string | null)[];

/** Where every so manieth row of a list stands, and how many rows there are. */
export interface Marks {
  total: number;
  /** The mark at index n is that of the row at position n × `MARKED_EVERY`. */
  at: readonly Mark[];
  /** The mark of the last row; null where there is none. */
  end: Mark | null;
}

export const MARKED_EVERY = 500;

const LIFE_MS = 5 * 60_000;
const MOST = 200;

interface Kept {
  marks: Promise<Marks>;
  tags: ReadonlySet<string>;
  until: number;
}

export interface PageMarks {
  find(key: string): Promise<Marks> | undefined;
  /** Reads them once, however many ask at the same time. `tags` are what the list is about. */
  read(key: string, tags: readonly string[], make: () => Promise<Marks>): Promise<Marks>;
  /** A change may have moved every row behind it. */
  changed(events: readonly Pick<ChangeEvent, 'tags'>[]): void;
}

/** Kept by each process for a while: a mark too old only makes a page begin some rows off. */
export function openPageMarks(now: () => number = () => performance.now()): PageMarks {
  const kept = new Map<string, Kept>();
  const find = (key: string) => {
    const found = kept.get(key);
    if (!found) return undefined;
    if (found.until > now()) return found.marks;
    kept.delete(key);
    return undefined;
  };
  return {
    find,
    read: (key, tags, make) => {
      const known = find(key);
      if (known) return known;
      const marks = make();
      const entry = { marks, tags: new Set(tags), until: now() + LIFE_MS };
      kept.set(key, entry);
      marks.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
      return marks;
    },
    // A reading under way when a change arrives is dropped too: it may have seen the rows before it.
    changed: (events) => {
      const types = new Set(events.flatMap(({ tags }) => tags.map(({ type }) => type as string)));
      for (const [key, { tags }] of kept) {
        if ([...tags].some((tag) => types.has(tag))) kept.delete(key);
      }
    },
  };
}
