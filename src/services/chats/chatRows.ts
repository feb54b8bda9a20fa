import { withNames } from '@contract/chats/mentionText';
import type { Message } from '@contract/chats/message';
import type { ChatRow } from '@/services/wms/generated/chats.gen';

const MOST_UNREAD = 100;

/** The list of conversations once something was said, changed or deleted in one of them; null where it is not among them. */
export function withLast(
  rows: readonly ChatRow[],
  message: Message,
  me: number | undefined,
): ChatRow[] | null {
  const row = rows.find(({ id }) => id === message.chatId);
  if (!row) return null;
  const last = {
    id: message.id,
    authorId: message.authorId,
    authorName: message.author.name,
    body: withNames(message.body, message.mentions),
    files: message.files.length,
    voice: message.files[0]?.seconds ?? null,
    deleted: message.deleted,
    sentAt: message.sentAt,
  };
  const newest = row.last?.id ?? 0;
  if (message.id < newest) return [...rows];
  if (message.id === newest) return rows.map((one) => (one === row ? { ...row, last } : one));
  const others = message.authorId === me || message.deleted ? 0 : 1;
  const moved = { ...row, last, unread: Math.min(MOST_UNREAD, row.unread + others) };
  return [moved, ...rows.filter((one) => one !== row)];
}
