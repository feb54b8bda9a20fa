/** Something that is true for a moment: it goes to the open pages of some people, and is stored nowhere. */
export interface Whisper {
  name: 'typing';
  accountIds: readonly number[];
  data: unknown;
}

/** PostgreSQL takes no longer word from one process to another. */
const MOST_BYTES = 7900;

export function packWhisper(whisper: Whisper): string | null {
  const text = JSON.stringify(whisper);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : null;
}

/** The word of another process; null where it is none, since anybody who may connect may notify. */
export function openWhisper(text: string): Whisper | null {
  try {
    const { name, accountIds, data } = JSON.parse(text) as Partial<Whisper>;
    return name === 'typing' && Array.isArray(accountIds) ? { name, accountIds, data } : null;
  } catch {
    return null;
  }
}
