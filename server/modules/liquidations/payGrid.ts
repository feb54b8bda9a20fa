import { listPayGrid } from '@contract/liquidations/payGridAcciones';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { defineList, type ListRow } from '../../engine/lists/listDefinition';
import { keepsPay } from '../../engine/pay/keepsPay';
import { previousRun } from './presentRun';
import { runPeople, toRunPerson } from './runPeople';

/** The same people with what each concept came to; also narrowed to those who have some concept. */
export const payGrid = defineList({
  ...runPeople,
  accion: listPayGrid,
  where: ({ viewer }) => (keepsPay(viewer) ? undefined : sql`false`),
  columns: (context) => ({
    ...runPeople.columns(context),
    concept: {
      kind: 'condition',
      where: (value) => {
        const codes = [value].flat().filter((code) => typeof code === 'string');
        return codes.length === 0
          ? undefined
          : sql`exists (select from pay_line l where l.run_id = ${payRunPerson.runId}
              and l.person_id = ${payRunPerson.personId} and l.code = any(${sql.param(codes)}::text[]))`;
      },
    },
  }),
});

interface Line extends Record<string, unknown> {
  run_id: number;
  person_id: number;
  code: string;
  amount: string;
}

/** The run before of each run that is on the page: one, as the screen asks for it. */
async function runsBefore(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const runs = await db
    .select()
    .from(payRun)
    .where(anyOf(payRun.id, [...ids]));
  const found = new Map<number, number>();
  for (const run of runs) {
    const previous = await previousRun(db, run);
    if (previous) found.set(run.id, previous.id);
  }
  return found;
}

/** This reads the lines of a page of people at once, in this run and in the one before. */
export async function toGridRows(rows: readonly ListRow<typeof payGrid>[], { db }: { db: Db }) {
  const runIds = [...new Set(rows.map(({ runId }) => runId))];
  const before = await runsBefore(db, runIds);
  const people = [...new Set(rows.map(({ personId }) => personId))];
  const { rows: lines } = await db.execute<Line>(sql`
    select run_id, person_id, code, sum(amount)::text as amount from pay_line
    where run_id = any(${sql.param([...runIds, ...before.values()])}::int[])
      and person_id = any(${sql.param(people)}::int[]) group by 1, 2, 3 order by code`);
  const amounts = new Map<string, Map<string, string>>();
  for (const { run_id, person_id, code, amount } of lines) {
    const key = `${run_id}.${person_id}`;
    const own = amounts.get(key) ?? new Map<string, string>();
    amounts.set(key, own.set(code, amount));
  }
  return rows.map((row) => {
    const { runId } = row;
    const now = amounts.get(`${runId}.${row.personId}`) ?? new Map<string, string>();
    const then = amounts.get(`${before.get(runId) ?? 0}.${row.personId}`) ?? new Map();
    return {
      ...toRunPerson(row),
      cells: [...new Set([...now.keys(), ...then.keys()])].map((code) => ({
        code,
        amount: now.get(code) ?? null,
        previous: then.get(code) ?? null,
      })),
    };
  });
}
