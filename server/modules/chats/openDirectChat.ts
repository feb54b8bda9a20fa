import { openDirectChat } from '@contract/chats/chatAcciones';
import { eq } from 'drizzle-orm';
import { chat, chatMember } from '../../db/schema/chats';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { accountsThere } from './chatMembers';
import { pairOf } from './chatRules';

export const openDirectChatHandler = implement(openDirectChat, async ({ personId }, context) => {
  const { db, viewer } = context;
  const [other] = await accountsThere(db, [personId]);
  if (!other)
    throw conflict('Esa persona no tiene mensajes: no ingresa al portal o su rol no los incluye.');
  if (other.accountId === viewer.accountId) throw conflict('Elegí a otra persona.');
  const pair = pairOf(viewer.accountId, other.accountId);
  const [made] = await db
    .insert(chat)
    .values({ kind: 'direct', pair, createdBy: viewer.accountId })
    .onConflictDoNothing()
    .returning({ id: chat.id });
  if (!made) {
    // The other one who began at the same moment has ended by now: the index made this one wait.
    const [known] = await db.select({ id: chat.id }).from(chat).where(eq(chat.pair, pair));
    if (!known) throw new Error('a conversation of two vanished while it was opened');
    return known;
  }
  await db
    .insert(chatMember)
    .values(
      [viewer.accountId, other.accountId].map((accountId) => ({ chatId: made.id, accountId })),
    );
  return made;
});
