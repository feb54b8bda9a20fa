import { type ChatAction, MOST_MEMBERS } from '@contract/chats/chat';
import { addMembers, leaveGroup, removeMember, renameGroup } from '@contract/chats/chatAcciones';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { chat, chatMember } from '../../db/schema/chats';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { lastChange } from '../../engine/audit/lastChange';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { holdChat } from './chatQueries';
import { accountsToAdd } from './createGroup';
import { presentChat, standingOf } from './presentChat';
import { tellChat } from './tellChat';

/** The group, held by whoever may do that in it. */
async function holdGroup(context: Context, id: number, action: ChatAction) {
  const own = await holdChat(context, id);
  const { actions } = await standingOf(context, own);
  if (!actions.includes(action)) throw conflict('Eso lo hace quien cuida el grupo.');
  return own;
}

const newestIn = (chatId: number) =>
  sql<number>`coalesce((select max(id) from chat_message where chat_id = ${chatId}), 0)`;

export const renameGroupHandler = implement(renameGroup, async ({ id, version, name }, context) => {
  const own = await holdGroup(context, id, 'rename');
  const { db, audit } = context;
  if (own.chat.version !== version) {
    throw staleVersion(await presentChat(context, id), await lastChange(db, 'conversation', id));
  }
  await db
    .update(chat)
    .set({ name, version: version + 1 })
    .where(eq(chat.id, id));
  await audit({
    entity: 'conversation',
    entityId: id,
    before: { name: own.chat.name },
    after: { name },
  });
  await tellChat(context, own);
  return presentChat(context, id);
});

export const addMembersHandler = implement(addMembers, async ({ id, personIds }, context) => {
  const own = await holdGroup(context, id, 'add');
  const { db, audit } = context;
  const accounts = await accountsToAdd(context, personIds);
  // Messages from before they came, or while they were away, are not theirs to read.
  const comes = { fromId: newestIn(id), readId: newestIn(id), untilId: null, owner: false };
  await db
    .insert(chatMember)
    .values(accounts.map((accountId) => ({ chatId: id, accountId, ...comes })))
    .onConflictDoUpdate({
      target: [chatMember.chatId, chatMember.accountId],
      set: comes,
      setWhere: sql`${chatMember.untilId} is not null`,
    });
  if ((await db.$count(chatMember, inIt(id))) > MOST_MEMBERS) {
    throw conflict(`Un grupo admite hasta ${MOST_MEMBERS} personas.`);
  }
  for (const personId of new Set(personIds)) {
    await audit({ entity: 'conversation', entityId: id, after: { personId } });
  }
  await tellChat(context, own);
  return presentChat(context, id);
});

const inIt = (chatId: number) => and(eq(chatMember.chatId, chatId), isNull(chatMember.untilId));

/** Ends it for one of them: they keep what was said until now. */
async function endFor(db: Db, chatId: number, accountId: number): Promise<boolean> {
  const ended = await db
    .update(chatMember)
    .set({ untilId: newestIn(chatId), owner: false })
    .where(and(inIt(chatId), eq(chatMember.accountId, accountId)))
    .returning({ accountId: chatMember.accountId });
  return ended.length > 0;
}

/** A group that nobody looks after any more is looked after by whoever is in it for longest. */
async function handOver(db: Db, chatId: number): Promise<void> {
  const members = await db
    .select()
    .from(chatMember)
    .where(inIt(chatId))
    .orderBy(asc(chatMember.joinedAt), asc(chatMember.accountId));
  const [first] = members;
  if (!first || members.some(({ owner }) => owner)) return;
  await db
    .update(chatMember)
    .set({ owner: true })
    .where(and(eq(chatMember.chatId, chatId), eq(chatMember.accountId, first.accountId)));
}

export const removeMemberHandler = implement(removeMember, async ({ id, accountId }, context) => {
  const own = await holdGroup(context, id, 'remove');
  const { db, viewer, audit } = context;
  if (accountId === viewer.accountId) throw conflict('Para irte vos, salí del grupo.');
  if (!(await endFor(db, id, accountId))) throw notFound('Esa persona ya no está en el grupo.');
  await audit({ entity: 'conversation', entityId: id, before: { accountId } });
  await tellChat(context, own, [accountId]);
  return presentChat(context, id);
});

export const leaveGroupHandler = implement(leaveGroup, async ({ id }, context) => {
  const own = await holdChat(context, id);
  const { actions } = await standingOf(context, own);
  if (!actions.includes('leave')) throw conflict('De esta conversación no se sale.');
  const { db, viewer, audit } = context;
  await endFor(db, id, viewer.accountId);
  await handOver(db, id);
  await audit({ entity: 'conversation', entityId: id, before: { accountId: viewer.accountId } });
  await tellChat(context, own, [viewer.accountId]);
  return { ok: true as const };
});
