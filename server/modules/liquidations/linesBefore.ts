import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRun } from '../../db/schema/payRuns';
import type { Explained } from './explainPay';
import type { FrozenRun } from './frozenRun';
import { previousRun } from './presentRun';
import type { Run } from './runRules';

type LineBefore = Pick<Explained, 'code' | 'name' | 'kind' | 'unit' | 'amount'> & {
  position: number;
};

/** Reads somebody's lines of the run before, each called as that run called it. */
export async function linesBefore(db: Db, run: Run, personId: number): Promise<LineBefore[]> {
  const previous = await previousRun(db, run);
  if (!previous) return [];
  // A run keeps a long record, so it comes once and not beside each line.
  const [kept] = await db
    .select({
      frozen: payRun.frozen,
      lines: sql<{ code: string; amount: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'amount', l.amount::text)), '[]')
        from pay_line l where l.run_id = ${payRun.id} and l.person_id = ${personId})`,
    })
    .from(payRun)
    .where(eq(payRun.id, previous.id));
  const concepts = (kept?.frozen as FrozenRun | null | undefined)?.concepts ?? [];
  return (kept?.lines ?? [])
    .flatMap(({ code, amount }) => {
      const concept = concepts.find((one) => one.code === code);
      if (!concept) return [];
      const { name, kind, unit, position } = concept;
      return [{ code, name, kind, unit, amount, position }];
    })
    .toSorted((a, b) => a.position - b.position);
}

/** A line that was there before and is not there any more: it comes to nothing, and that is told. */
const vanished = ({ position: _place, amount, ...line }: LineBefore): Explained => ({
  ...line,
  quantity: null,
  rate: null,
  amount: '0.00',
  formulas: [],
  inputs: [],
  source: '',
  previous: amount,
});

/** The lines of now, each beside what it came to before; those that vanished come after them. */
export function besideBefore(
  lines: readonly Explained[],
  before: readonly LineBefore[],
): Explained[] {
  const amounts = new Map(before.map(({ code, amount }) => [code, amount]));
  const now = new Set(lines.map(({ code }) => code));
  return [
    ...lines.map((line) => ({ ...line, previous: amounts.get(line.code) ?? null })),
    ...before.filter(({ code }) => !now.has(code)).map(vanished),
  ];
}
