import { getConceptTotals, getPayRun } from '@contract/liquidations/runAcciones';
import { eq, sql } from 'drizzle-orm';
import { payRun } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import type { FrozenRun } from './frozenRun';
import { presentRun, previousRun } from './presentRun';
import { noRun } from './runStore';

export const getPayRunHandler = implement(getPayRun, ({ id }, context) => presentRun(context, id));

interface Sum extends Record<string, unknown> {
  code: string;
  people: number;
  amount: string | null;
  previous: string | null;
}

/** Concepts of this run and of the one before, side by side in the order of the slip. */
export const getConceptTotalsHandler = implement(getConceptTotals, async ({ id }, { db }) => {
  const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
  if (!run) throw notFound(noRun);
  const previous = await previousRun(db, run);
  const { rows } = await db.execute<Sum>(sql`
    select code, count(distinct person_id) filter (where run_id = ${id})::int as people,
      (sum(amount) filter (where run_id = ${id}))::text as amount,
      (sum(amount) filter (where run_id = ${previous?.id ?? 0}))::text as previous
    from pay_line where run_id = any(${sql.param([id, previous?.id ?? 0])}::int[]) group by code`);
  const concepts = (run.frozen as FrozenRun | null)?.concepts ?? [];
  const [before] = previous
    ? await db.select({ frozen: payRun.frozen }).from(payRun).where(eq(payRun.id, previous.id))
    : [];
  const known = [...concepts, ...((before?.frozen as FrozenRun | null)?.concepts ?? [])];
  const shown = rows.flatMap((row) => {
    const concept = known.find(({ code }) => code === row.code);
    if (!concept) return [];
    const { name, kind, position } = concept;
    return [{ ...row, name, kind, position, amount: row.amount ?? '0.00' }];
  });
  return {
    rows: shown
      .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
      .map(({ position: _position, ...row }) => row),
  };
});
