import type { ChatMember, Message } from '@/services/wms/generated/chats.gen';

/** Tells who of a conversation has read a message and who has not; null where they are too many to say. */
export function readersOf(members: readonly ChatMember[], { id, authorId }: Message) {
  const others = members.filter(({ accountId }) => accountId !== authorId);
  if (others.some(({ readId }) => readId === null)) return null;
  return {
    read: others.filter(({ readId }) => (readId ?? 0) >= id),
    missing: others.filter(({ readId }) => (readId ?? 0) < id),
  };
}
