import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../../db/schema/approvals';
import { punch, punchCorrection, punchCorrectionLine } from '../../../db/schema/markings';
import type { Demo } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import { monthHere } from '../../../engine/time/dayHere';
import { dayText } from '../../../engine/time/days';
import { CORRECTION_REQUEST } from '../correctionQueries';
import { HOUR, MINUTE } from '../markingRules';

type Stored = typeof punch.$inferSelect;

/** The demo has a correction in each state, for exits that were forgotten: the newest still waits, unless its month is over. */
const cases = [
  {
    state: 'pending',
    reason: 'Me olvidé de fichar al salir: me quedé hasta terminar la recepción.',
  },
  { state: 'approved', reason: 'Salí con el camión y no volví a pasar por la entrada.' },
  { state: 'rejected', reason: 'Me quedé dos horas más con el inventario.' },
] as const;

type State = (typeof cases)[number]['state'];

async function request(
  db: Db,
  { id, personId, day, authorId }: typeof punchCorrection.$inferSelect,
  state: State,
  deciderId: number,
): Promise<void> {
  const open = state === 'pending';
  const [row] = await db
    .insert(approvalRequest)
    .values({
      type: CORRECTION_REQUEST,
      subjectId: id,
      ownerId: personId,
      authorId,
      title: `Corrección de fichadas, ${dayText(day)}`,
      state,
      steps: 1,
      dueAt: open ? sql`anden_now() + interval '48 hours'` : null,
      decidedAt: open ? null : sql`anden_now()`,
    })
    .returning({ id: approvalRequest.id });
  if (!row) throw new Error('a request was not stored');
  const at = { requestId: row.id, position: 1 };
  await db.insert(approvalStep).values({
    ...at,
    mode: 'any',
    state: open ? 'pending' : state,
    hours: 48,
    onDeadline: 'remind',
    dueAt: open ? sql`anden_now() + interval '48 hours'` : null,
  });
  await db.insert(approvalSeat).values({ ...at, accountId: deciderId, waiting: open });
  await db
    .insert(approvalEvent)
    .values({ requestId: row.id, kind: 'submitted', accountId: authorId });
  if (open) return;
  const reason = state === 'rejected' ? 'Ese día no hubo inventario: hablalo conmigo.' : null;
  await db
    .insert(approvalEvent)
    .values({ requestId: row.id, kind: state, accountId: deciderId, reason });
}

/** A granted punch stands beside the one it replaced. */
async function apply(db: Db, exit: Stored, at: Date, note: string, authorId: number) {
  const { id, personId, day, plannedShiftId } = exit;
  await db.update(punch).set({ counts: 'replaced', version: 2 }).where(eq(punch.id, id));
  await db.insert(punch).values({
    personId,
    at,
    kind: 'out',
    source: 'manual',
    day,
    plannedShiftId,
    note,
    authorId,
    replacesId: id,
  });
}

/** Corrections of exits that nobody punched: asked by their person, decided by who manages them. */
export async function seedCorrections({ db, people }: Demo): Promise<void> {
  const accounts = new Map(people.map(({ id, accountId }) => [id, accountId]));
  const managed = new Map(
    people.flatMap(({ id, managerId, accountId }) => {
      const decider = accounts.get(managerId ?? 0);
      return decider === undefined ? [] : [[id, { authorId: accountId, decider }] as const];
    }),
  );
  const forgotten = await db
    .select()
    .from(punch)
    .where(and(eq(punch.forgotten, true), lt(punch.at, new Date(clock.ms() - 24 * HOUR))))
    .orderBy(desc(punch.at));
  const found = forgotten.filter(({ personId }) => managed.has(personId));
  const thisMonth = monthHere();
  for (const [index, { state, reason }] of cases.entries()) {
    const exit = found[index];
    // A month is closed only once its corrections are decided.
    if (state === 'pending' && !exit?.day.startsWith(thisMonth)) continue;
    const whose = exit && managed.get(exit.personId);
    if (!exit || !whose) continue;
    const at = new Date(exit.at.getTime() + 35 * MINUTE);
    const { personId, day } = exit;
    const [row] = await db
      .insert(punchCorrection)
      .values({ personId, day, kind: 'change', reason, authorId: whose.authorId })
      .returning();
    if (!row) throw new Error('a correction was not stored');
    const line = { correctionId: row.id, position: 1, punchId: exit.id, kind: 'out' as const, at };
    await db.insert(punchCorrectionLine).values(line);
    await request(db, row, state, whose.decider);
    if (state === 'approved') await apply(db, exit, at, reason, whose.authorId);
  }
}
