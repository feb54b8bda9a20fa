import { isItemKey, itemKeys, parseItem } from './storedItems';

/** The text last seen in each item: a value that came from another tab is not written back to it. */
const seen = new Map<string, string | null>();

export function sawItem(key: string, text: string | null): void {
  seen.set(key, text);
}

/** A content always has the same text: tabs that order the keys of an item differently would answer each other forever. */
function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sameContent(seenText: string | null | undefined, text: string): boolean {
  if (seenText === text) return true;
  if (!seenText || seenText.length !== text.length) return false;
  try {
    return (
      JSON.stringify(JSON.parse(seenText), sorted) === JSON.stringify(JSON.parse(text), sorted)
    );
  } catch {
    return false;
  }
}

function write(key: string, text: string): void {
  if (sameContent(seen.get(key), text)) return;
  try {
    localStorage.setItem(key, text);
    seen.set(key, text);
  } catch {
    // Full or forbidden storage costs the memory between visits, not the session.
  }
}

/** For redux-persist, whose own storage encodes twice. An item is always present and always readable JSON. */
export const jsonStorage = {
  getItem: async (key: string) => {
    const text = localStorage.getItem(key);
    sawItem(key, text);
    return isItemKey(key) ? parseItem(key, text) : undefined;
  },
  setItem: async (key: string, value: unknown) => write(key, JSON.stringify(value)),
  removeItem: async (key: string) => write(key, '{}'),
};

/** Puts `{}` where an item is missing or corrupt: redux-persist never writes a slice that stays empty. */
export function prepareItems(): void {
  for (const key of itemKeys) {
    const text = localStorage.getItem(key);
    sawItem(key, text);
    if (Object.keys(parseItem(key, text)).length === 0) write(key, '{}');
  }
}
