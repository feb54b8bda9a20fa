import { daysInWords } from '@contract/core/daysInWords';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { absence } from '../../../db/schema/absences';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../../db/schema/approvals';
import { news, type newsType } from '../../../db/schema/news';
import type { DemoPerson } from '../../../engine/seed/demo';
import { isoDay, workday } from '../../../seed/workday';
import { during } from '../../absences';

export type NewsTypes = Map<string, typeof newsType.$inferSelect>;

/** The requests: the person, the type, the first day counted from today, and the days. */
const asked = [
  { at: 17, code: 'ENF', from: 0, days: 2, note: 'Gripe con fiebre; mañana voy al médico.' },
  { at: 29, code: 'ENF', from: -1, days: 3, note: 'Lumbalgia, me indicaron reposo.' },
  { at: 41, code: 'DON', from: 3, days: 1, note: '' },
] as const;

async function send(
  db: Db,
  row: typeof news.$inferSelect,
  title: string,
  type: string,
  seats: readonly number[],
) {
  const [request] = await db
    .insert(approvalRequest)
    .values({
      type,
      subjectId: row.id,
      ownerId: row.personId,
      authorId: row.authorId,
      title,
      state: 'pending',
      steps: 1,
      dueAt: sql`anden_now() + interval '48 hours'`,
    })
    .returning({ id: approvalRequest.id });
  if (!request) throw new Error('a request was not stored');
  const at = { requestId: request.id, position: 1 };
  await db.insert(approvalStep).values({
    ...at,
    mode: 'any',
    state: 'pending',
    hours: 48,
    onDeadline: 'remind',
    dueAt: sql`anden_now() + interval '48 hours'`,
  });
  await db
    .insert(approvalSeat)
    .values(seats.map((accountId) => ({ ...at, accountId, waiting: true })));
  await db
    .insert(approvalEvent)
    .values({ requestId: request.id, kind: 'submitted', accountId: row.authorId });
}

/** The first person who is free then: nobody falls ill on their holidays here. */
async function firstFree(
  db: Db,
  people: readonly DemoPerson[],
  days: { from: string; to: string },
): Promise<DemoPerson | undefined> {
  const away = await db
    .select({ personId: absence.personId })
    .from(absence)
    .where(during(days.from, days.to));
  const taken = new Set(away.map(({ personId }) => personId));
  return people.find(({ id }) => !taken.has(id));
}

/** The requests that wait today: illness for people who keep medical files, the rest for each one's manager. */
export async function seedNewsRequests(
  db: Db,
  people: readonly DemoPerson[],
  hrAccounts: readonly number[],
  types: NewsTypes,
): Promise<void> {
  const accounts = new Map(people.map(({ id, accountId }) => [id, accountId]));
  for (const { at, code, from, days, note } of asked) {
    const start = workday(from);
    const end = isoDay(start.plus({ days: days - 1 }));
    const somebody = await firstFree(db, people.slice(at), { from: isoDay(start), to: end });
    const type = types.get(code);
    if (!somebody || !type) continue;
    const owed = start.plus({ days: type.certificateDays ?? 0 });
    const [row] = await db
      .insert(news)
      .values({
        personId: somebody.id,
        typeId: type.id,
        fromDay: isoDay(start),
        toDay: end,
        paidPercent: type.paidPercent,
        note,
        state: 'pending',
        authorId: somebody.accountId,
        certificateDue: isoDay(owed),
      })
      .returning();
    if (!row) throw new Error('a novelty was not stored');
    const manager = accounts.get(somebody.managerId ?? 0);
    const seats = type.medical || manager === undefined ? hrAccounts : [manager];
    const name = type.medical ? 'Ausencia' : type.name;
    await send(
      db,
      row,
      `${name}, ${daysInWords(row)}`,
      type.medical ? 'reservedNews' : 'news',
      seats,
    );
  }
}
