import type { Message } from '@contract/chats/message';

/** A stretch of a conversation, the oldest first. */
interface Stretch {
  rows: Message[];
  older: boolean;
  newer: boolean;
}

/** The server's record is newer than what is shown, unless its version is older; the copy that was kept here takes the place of nothing. */
export type From = 'server' | 'ownCopy';

/** Puts a message where it belongs into what is known of its conversation, the newest stretch first; one that came again takes its own place. */
export function withMessage<P extends Stretch>(
  pages: readonly P[],
  message: Message,
  from: From = 'server',
): P[] {
  const has = ({ rows }: P) => rows.some(({ id }) => id === message.id);
  if (pages.some(has)) {
    return pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) =>
        row.id === message.id && from === 'server' && row.version <= message.version
          ? message
          : row,
      ),
    }));
  }
  const place = pages.findIndex(({ rows }, at) => {
    const [first] = rows;
    return first === undefined ? at === 0 : message.id > first.id;
  });
  const page = pages[place];
  // Older than all that was read, or beyond a gap that is not read yet: it comes with its own stretch.
  if (!page || (place === 0 && page.newer && message.id > (page.rows.at(-1)?.id ?? 0))) {
    return [...pages];
  }
  const rows = [...page.rows, message].sort((a, b) => a.id - b.id);
  return pages.map((one, at) => (at === place ? { ...one, rows } : one));
}
