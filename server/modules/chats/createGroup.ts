import { MOST_MEMBERS } from '@contract/chats/chat';
import { createGroup } from '@contract/chats/chatAcciones';
import { chat, chatMember } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { accountsThere } from './chatMembers';
import { tellChat } from './tellChat';

/** The accounts of people who are asked into a group; refused where one of them has no messages. */
export async function accountsToAdd(
  { db }: Pick<Context, 'db'>,
  personIds: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(personIds)];
  const there = await accountsThere(db, wanted);
  if (there.length < wanted.length) {
    throw invalid({
      personIds:
        'Alguna de esas personas no tiene mensajes: no ingresa al portal o su rol no los incluye.',
    });
  }
  return there.map(({ accountId }) => accountId);
}

export const createGroupHandler = implement(createGroup, async ({ name, personIds }, context) => {
  const { db, viewer, audit } = context;
  const others = (await accountsToAdd(context, personIds)).filter((id) => id !== viewer.accountId);
  if (others.length === 0) throw invalid({ personIds: 'Elegí al menos una persona más.' });
  if (others.length >= MOST_MEMBERS)
    throw conflict(`Un grupo admite hasta ${MOST_MEMBERS} personas.`);
  const [made] = await db
    .insert(chat)
    .values({ kind: 'group', name, createdBy: viewer.accountId })
    .returning();
  if (!made) throw new Error('the group was not stored');
  await db
    .insert(chatMember)
    .values([
      { chatId: made.id, accountId: viewer.accountId, owner: true },
      ...others.map((accountId) => ({ chatId: made.id, accountId })),
    ]);
  await audit({ entity: 'conversation', entityId: made.id, after: { name } });
  await tellChat(context, { chat: made });
  return { id: made.id };
});
