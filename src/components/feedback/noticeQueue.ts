export interface Notice {
  text: string;
  tone?: 'neutral' | 'error';
  /** The technical line, for whoever asks for it. */
  detail?: string;
  /** Shows "Deshacer" and runs it once. */
  undo?: () => void;
  /** For how long, in milliseconds, where something else ends with it. */
  lasts?: number;
}

export interface QueuedNotice extends Notice {
  id: number;
}

let queue: readonly QueuedNotice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly QueuedNotice[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Outside of React too: the listener of failed calls has no component. */
export function pushNotice(notice: Notice): void {
  const last = queue.at(-1);
  // Ten failed calls at once are one thing that happened; so is one that was told with more words.
  if (last?.text.endsWith(notice.text) && !notice.undo) return;
  const next = { ...notice, id: nextId++ };
  // A notice whose action can only be taken back now does not wait behind notices that can be read later.
  change(notice.lasts ? [next, ...queue] : [...queue, next]);
}

export function dropNotice(id: number): void {
  change(queue.filter((notice) => notice.id !== id));
}

/** For what is no longer news. */
export function retractNotice(text: string): void {
  change(queue.filter((notice) => notice.text !== text));
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentNotice(): QueuedNotice | null {
  return queue[0] ?? null;
}
