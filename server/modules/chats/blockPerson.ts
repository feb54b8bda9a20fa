import { blockPerson } from '@contract/chats/chatAcciones';
import { and, eq } from 'drizzle-orm';
import { chatBlock } from '../../db/schema/chats';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { holdChat } from './chatQueries';
import { otherAccount } from './chatRules';
import { tellChat } from './tellChat';

/** Between two only: in a group both stay, and read each other. */
export const blockPersonHandler = implement(blockPerson, async ({ id, blocked }, context) => {
  const { db, viewer } = context;
  // Held, so that a message that is being sent is there before it or is refused after it.
  const own = await holdChat(context, id);
  const { accountId } = viewer;
  const blockedId = otherAccount(own.chat.pair, accountId);
  if (blockedId === null)
    throw conflict('Se bloquea a alguien en la conversación entre ustedes dos.');
  if (blocked) {
    await db.insert(chatBlock).values({ accountId, blockedId }).onConflictDoNothing();
  } else {
    await db
      .delete(chatBlock)
      .where(and(eq(chatBlock.accountId, accountId), eq(chatBlock.blockedId, blockedId)));
  }
  await tellChat(context, own);
  return { ok: true as const };
});
