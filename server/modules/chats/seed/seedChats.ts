import { randomUUID } from 'node:crypto';
import { mentionMark } from '@contract/chats/mentionText';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { chat, chatMember, chatMessage } from '../../../db/schema/chats';
import { visit } from '../../../db/schema/visits';
import type { DemoArea, DemoPerson } from '../../../engine/seed/demo';
import { pairOf } from '../chatRules';
import { type DemoTalk, everyDay, talks } from './demoTalk';

const HOURS_A_DAY = 24;
const MONTH = 28;

/** A channel of four weeks, with something said on each working day. */
const monthOfTalk: DemoTalk = {
  of: { area: 'Comercial' },
  daysAgo: MONTH,
  lines: Array.from({ length: MONTH }, (_, day) => everyDay[day % everyDay.length] ?? [])
    .filter((_, day) => day % 7 < 5)
    .flatMap((lines, index) =>
      lines.map(([who, later, body], at) => {
        const used = (everyDay[(index - 1 + everyDay.length) % everyDay.length] ?? []).reduce(
          (sum, [, hours]) => sum + hours,
          0,
        );
        // The first of a day comes as long after the one before as a day is longer than its talk.
        const gap = at === 0 && index > 0 ? HOURS_A_DAY - used : later;
        return [who, gap, body] as const;
      }),
    ),
  unread: { empleado: 2 },
};

interface Said {
  chatId: number;
  authorId: number;
  body: string;
  hoursAgo: number;
}

/** A month of talk of those who sign in to the demo: of two, in a group, and in the channels of two areas. */
export async function seedChats(
  db: Db,
  people: readonly DemoPerson[],
  areas: readonly DemoArea[],
): Promise<void> {
  const idOf = new Map(people.map(({ username, accountId }) => [username, accountId]));
  const colleague = people.find(
    ({ position, username }) => position?.startsWith('Ejecutiv') && username !== 'empleado',
  );
  idOf.set('colega', colleague?.accountId ?? 0);
  const account = (username: string): number => idOf.get(username) ?? 0;
  const written = await wordsOf(db, people);
  const said: Said[] = [];
  const marks: { chatId: number; accountId: number; unread: number }[] = [];
  for (const talk of [monthOfTalk, ...talks]) {
    const [made] = await db
      .insert(chat)
      .values(chatOf(talk, account, areas))
      .returning();
    if (!made) throw new Error('a conversation was not stored');
    let hoursAgo = talk.daysAgo * HOURS_A_DAY;
    for (const [who, later, body] of talk.lines) {
      hoursAgo -= later;
      said.push({ chatId: made.id, authorId: account(who), body: written(body), hoursAgo });
    }
    for (const username of membersOf(talk, people, areas)) {
      const unread = talk.unread?.[username] ?? 0;
      marks.push({ chatId: made.id, accountId: account(username), unread });
    }
  }
  const stored = await storeAll(db, said);
  await db.insert(chatMember).values(
    marks.map(({ chatId, accountId, unread }) => {
      const ids = stored.filter((row) => row.chatId === chatId).map(({ id }) => id);
      const readId = ids[ids.length - 1 - unread] ?? 0;
      const owner = said.find((one) => one.chatId === chatId)?.authorId === accountId;
      return { chatId, accountId, readId, owner };
    }),
  );
}

/** The words of a line, with the people and the page that it names. */
async function wordsOf(db: Db, people: readonly DemoPerson[]) {
  const personOf = (username: string) => people.find((one) => one.username === username)?.id ?? 0;
  const [made] = await db
    .select({ id: visit.id })
    .from(visit)
    .where(eq(visit.personId, personOf('empleado')))
    .orderBy(desc(visit.day), desc(visit.id))
    .limit(1);
  const link = made ? `/visits/${made.id}` : '/visits';
  return (body: string) =>
    body
      .replace(/\{@(\w+)\}/g, (_mark, username: string) => mentionMark(personOf(username)))
      .replaceAll('{visita}', link);
}

function chatOf(
  { of }: DemoTalk,
  account: (username: string) => number,
  areas: readonly DemoArea[],
) {
  if ('direct' in of) {
    const [one, other] = of.direct;
    const pair = pairOf(account(one), account(other));
    return { kind: 'direct', pair, createdBy: account(one) } as const;
  }
  if ('group' in of)
    return { kind: 'group', name: of.group, createdBy: account(of.with[0] ?? '') } as const;
  const area = areas.find(({ name }) => name === of.area);
  return { kind: 'area', areaId: area?.id ?? 0, readOnly: of.readOnly ?? false } as const;
}

/** In a channel, those who have an account of the area; they have read all of it, but what is said otherwise. */
function membersOf(
  { of }: DemoTalk,
  people: readonly DemoPerson[],
  areas: readonly DemoArea[],
): readonly string[] {
  if ('direct' in of) return of.direct;
  if ('group' in of) return of.with;
  const area = areas.find(({ name }) => name === of.area);
  return people.filter(({ areaId }) => areaId === area?.id).map(({ username }) => username);
}

/** In the order of time, so that their numbers grow with it. */
async function storeAll(db: Db, said: readonly Said[]) {
  const inOrder = [...said].sort((a, b) => b.hoursAgo - a.hoursAgo);
  return db
    .insert(chatMessage)
    .values(
      inOrder.map(({ hoursAgo, ...row }) => ({
        ...row,
        clientId: randomUUID(),
        sentAt: sql`anden_now() - make_interval(hours => ${Math.max(1, Math.round(hoursAgo))})`,
      })),
    )
    .returning({ id: chatMessage.id, chatId: chatMessage.chatId });
}
