import { mentionedIn } from '@contract/chats/mentionText';
import type { Round } from '../offline/offlineQueue';
import { api } from '../wms/api';
import { applyMessages } from './applyMessages';

type Said = Round['answers'][number];

/** Only words: the page knows all of it. */
const isPlain = ({ change: { body } }: Said) =>
  body.file === undefined &&
  body.replyToId === undefined &&
  mentionedIn(String(body.body)).length === 0 &&
  !(Array.isArray(body.files) && body.files.length > 0);

/** Sent messages stand with the others also where the stream of events brings nothing. */
export function applySent(
  store: Parameters<typeof applyMessages>[0],
  said: Round['answers'],
): void {
  const { user } = store.getState();
  applyMessages(
    store,
    said.filter(isPlain).map(({ change: { body, userId }, answer }) => ({
      ...(answer as { id: number; sentAt: string }),
      version: 1,
      chatId: Number(body.chatId),
      authorId: userId,
      author: {
        id: null,
        name: user.NAME ?? '',
        position: user.POSITION ?? null,
        imageUrl: user.IMAGE_URL ?? '',
      },
      clientId: String(body.clientId),
      body: String(body.body),
      mentions: [],
      urgent: body.urgent === true,
      files: [],
      replyTo: null,
      reactions: [],
      asksAck: body.asksAck === true,
      acks: [],
      pinned: false,
      editedAt: null,
      deleted: false,
    })),
    'ownCopy',
  );
  const others = said.filter((one) => !isPlain(one));
  if (others.length === 0) return;
  const chats = new Set(others.map(({ change: { body } }) => Number(body.chatId)));
  store.dispatch(api.util.invalidateTags([...chats].map((id) => ({ type: 'Message', id }))));
}
