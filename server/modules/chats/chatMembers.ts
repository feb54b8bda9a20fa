import { MOST_READERS } from '@contract/chats/chat';
import type { getChat } from '@contract/chats/chatAcciones';
import type { OutputOf } from '@contract/core/accion';
import { and, asc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { chatMember, chatStay } from '../../db/schema/chats';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { authorColumns, presentAuthor } from '../../engine/people/authorRef';
import { worksToday } from '../../engine/people/worksToday';
import { rolesWith } from '../../engine/scope/rolesWith';
import { peopleThere } from '../markings';
import type { OwnChat } from './chatQueries';

type Member = OutputOf<typeof getChat>['members'][number];

/** Accounts that enter and have messages: whoever left, or lost the permission, is in no conversation. */
async function there(db: Db): Promise<SQL | undefined> {
  const roles = (await rolesWith(db, 'CHATS')).map(({ id }) => id);
  return and(eq(account.active, true), anyOf(account.roleId, roles), worksToday);
}

/** These people, but for those who cannot be written to. */
export async function accountsThere(
  db: Db,
  personIds: readonly number[],
): Promise<{ accountId: number; personId: number }[]> {
  const rows = await db
    .select({ accountId: account.id, personId: person.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(anyOf(person.id, [...personIds]), await there(db)));
  return rows;
}

interface Heard {
  accountId: number;
  personId: number | null;
  muted: boolean;
}

type Chat = OwnChat['chat'];

/** Accounts that are in a conversation now: in a channel those who belong to its area, or are at work at its site. */
async function belongs(db: Db, { areaId, siteId }: Chat): Promise<SQL | undefined> {
  if (areaId !== null) return eq(person.areaId, areaId);
  if (siteId !== null) return anyOf(person.id, [...(await membersThere(db, siteId))]);
  return and(isNotNull(chatMember.accountId), isNull(chatMember.untilId));
}

/** The people at work at a site who have messages: nobody else of it is asked for, nor those who left it years ago. */
async function membersThere(db: Db, siteId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: person.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(person.siteId, siteId), await there(db)));
  const ids = rows.map(({ id }) => id);
  return peopleThere(db, siteId, ids);
}

/** The people in a conversation now. */
export const whoIsIn = async (db: Db, { chat }: Pick<OwnChat, 'chat'>): Promise<Heard[]> =>
  accountsIn(db, chat, await belongs(db, chat));

/** The people who have a message before them, of those who are in its conversation: whoever came later has not. */
export async function whoHears(
  db: Db,
  { chat }: Pick<OwnChat, 'chat'>,
  messageId: number,
): Promise<Heard[]> {
  if (chat.siteId === null) {
    const since = or(isNull(chatMember.fromId), sql`${chatMember.fromId} < ${messageId}`);
    return accountsIn(db, chat, and(await belongs(db, chat), since));
  }
  // Also those who went home meanwhile: they read what was said while they were there.
  const heard = sql`exists (select from ${chatStay} where ${chatStay.chatId} = ${chat.id}
    and ${chatStay.accountId} = ${account.id} and ${messageId} > ${chatStay.fromId}
    and (${chatStay.untilId} is null or ${messageId} <= ${chatStay.untilId}))`;
  return accountsIn(db, chat, and(eq(person.siteId, chat.siteId), heard));
}

async function accountsIn(db: Db, chat: Chat, where: SQL | undefined): Promise<Heard[]> {
  const ofThis = and(eq(chatMember.chatId, chat.id), eq(chatMember.accountId, account.id));
  return db
    .select({
      accountId: account.id,
      personId: account.personId,
      muted: sql<boolean>`coalesce(${chatMember.muted}, false)`,
    })
    .from(account)
    .leftJoin(person, eq(person.id, account.personId))
    .leftJoin(chatMember, ofThis)
    .where(and(where, await there(db)));
}

/** The members of two or of a group, each with how far they read where they are few enough to look through. */
export async function membersOf(db: Db, chatId: number): Promise<Member[]> {
  const rows = await db
    .select({ ...authorColumns, owner: chatMember.owner, readId: chatMember.readId })
    .from(chatMember)
    .innerJoin(account, eq(account.id, chatMember.accountId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(and(eq(chatMember.chatId, chatId), isNull(chatMember.untilId)))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(account.id));
  const few = rows.length <= MOST_READERS;
  return rows.flatMap(({ owner, readId, ...author }) => {
    const ref = presentAuthor(author);
    if (!ref) return [];
    return [{ accountId: author.accountId, person: ref, owner, readId: few ? readId : null }];
  });
}
