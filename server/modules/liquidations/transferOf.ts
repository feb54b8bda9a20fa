import type { OutputOf } from '@contract/core/accion';
import type { getPayRunPerson } from '@contract/liquidations/runAcciones';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRejection } from '../../db/schema/payRejections';
import { payRunPerson } from '../../db/schema/payRuns';
import { authorRefs } from '../../engine/people/authorRef';
import type { Run } from './runRules';
import { actionsOfTransfer } from './transferRules';

/** Each time that the bank sent somebody's transfer back, the last one first. */
export const rejectionsOf = (db: Db, rowId: number) =>
  db
    .select()
    .from(payRejection)
    .where(eq(payRejection.rowId, rowId))
    .orderBy(desc(payRejection.id));

const paidOnce: readonly Run['state'][] = ['paid', 'reversed'];

type Transfer = Pick<OutputOf<typeof getPayRunPerson>, 'rejections' | 'transferActions'>;

/** Tells what became of somebody's transfer, and what may be noted of it. */
export async function transferOf(
  db: Db,
  run: Run,
  { id, net }: typeof payRunPerson.$inferSelect,
): Promise<Transfer> {
  // The bank sends back what was paid, and nothing else.
  if (!paidOnce.includes(run.state)) return { rejections: [], transferActions: [] };
  const rows = await rejectionsOf(db, id);
  const authors = await authorRefs(
    db,
    rows.map(({ authorId }) => authorId),
  );
  return {
    rejections: rows.map(({ rowId: _row, authorId, createdAt, ...row }) => ({
      ...row,
      author: authors.get(authorId) ?? null,
      createdAt: createdAt.toISOString(),
    })),
    transferActions: actionsOfTransfer(run, net, rows[0]),
  };
}

/** Selects people whose transfer the bank sent back, and who were not paid since. */
export const isUnpaid = sql`'rejected' = any(${payRunPerson.flags})`;

/** Counts, in a run that was paid, how many of its people were not, and how much. */
export async function unpaidOf(db: Db, { id, state }: Pick<Run, 'id' | 'state'>) {
  if (state !== 'paid') return { people: 0, net: '0' };
  const { rows } = await db.execute<{ people: number; net: string }>(sql`
    select count(*)::int as people, coalesce(sum(net), 0)::text as net from pay_run_person
    where run_id = ${id} and 'rejected' = any(flags)`);
  return rows[0] ?? { people: 0, net: '0' };
}
