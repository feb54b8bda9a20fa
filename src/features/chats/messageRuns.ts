import type { Message } from '@/services/wms/generated/chats.gen';
import { localDay } from '@/utils/localDay';

/** A run is what one person said without much pause: the name stands over it once. */
export interface MessageRun {
  key: string;
  authorId: number;
  messages: Message[];
  /** The first of a day, whose name stands over it. */
  startsDay: boolean;
  /** The first that was not read when the conversation was opened. */
  startsUnread: boolean;
}

const PAUSE_MS = 5 * 60_000;

interface Reader {
  me: number | undefined;
  /** How far they had read when the conversation was opened. */
  readId: number;
}

/** The first message of others that was not read. */
export const firstUnread = (messages: readonly Message[], { me, readId }: Reader) =>
  messages.find(({ id, authorId }) => id > readId && authorId !== me)?.id;

/** A conversation as it is drawn: by day, by who speaks, and where the unread begins. */
export function messageRuns(
  messages: readonly Message[],
  unreadId: number | undefined,
): MessageRun[] {
  const runs: MessageRun[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const startsDay =
      !before || localDay(new Date(before.sentAt)) !== localDay(new Date(message.sentAt));
    const startsUnread = message.id === unreadId;
    const goesOn =
      before?.authorId === message.authorId &&
      Date.parse(message.sentAt) - Date.parse(before.sentAt) <= PAUSE_MS;
    const run = runs.at(-1);
    if (run && goesOn && !startsDay && !startsUnread) run.messages.push(message);
    else {
      const { authorId, clientId } = message;
      runs.push({ key: clientId, authorId, messages: [message], startsDay, startsUnread });
    }
    before = message;
  }
  return runs;
}
