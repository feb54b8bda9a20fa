import { eq } from 'drizzle-orm';
import { loan } from '../../db/schema/loans';
import type { BroughtLoan } from '../../db/schema/payRuns';
import type { PayItemContext } from '../../engine/pay/payItem';
import { dropItems, putInstalments, storeMoved } from './dueItems';
import { held } from './loanPayItems';
import { loanStore } from './loanStore';

const byRun = { accountId: null } as const;

/**
 * Somebody's last pay takes all that they owe: every instalment that is left is due in its month, and a pause ends. Asked
 * before the run takes its data. What it answers says how each stood.
 */
export async function bringLoansForward(
  context: PayItemContext,
  personId: number,
  period: string,
): Promise<BroughtLoan[]> {
  const { db } = context;
  const rows = await db.select().from(loan).where(eq(loan.personId, personId));
  const brought: BroughtLoan[] = [];
  for (const { id, stage } of rows) {
    if (stage !== 'active' && stage !== 'paused') continue;
    const { stored, instalments } = await held(context, id);
    const due = instalments.filter(({ state }) => state === 'due');
    const paused = stage === 'paused';
    // Asked again it finds everything where it brought it.
    if (!paused && due.every((one) => one.period === period)) continue;
    const moved = due.map((one) => ({ ...one, period }));
    await dropItems(db, stored);
    await storeMoved(db, moved);
    await putInstalments(db, stored, moved);
    const done = { kind: 'moved', ...byRun, told: { to: period } } as const;
    await loanStore.write(context, stored, { stage: 'active' }, done);
    brought.push({
      id,
      personId,
      paused,
      instalments: due.map(({ id: of, period: at }) => ({ id: of, period: at })),
    });
  }
  return brought;
}

/** The last pay was called off: what is still due goes back to its months, and a pause begins again. */
export async function sendLoansBack(
  context: PayItemContext,
  brought: readonly BroughtLoan[],
): Promise<void> {
  const { db } = context;
  for (const { id, paused, instalments: then } of brought) {
    const { stored, instalments } = await held(context, id);
    const back = instalments.flatMap((one) => {
      const before = then.find((other) => other.id === one.id);
      return before && one.state === 'due' ? [{ ...one, period: before.period }] : [];
    });
    const [first] = back.toSorted((a, b) => a.period.localeCompare(b.period));
    if (!first || stored.stage !== 'active') continue;
    await dropItems(db, stored);
    await storeMoved(db, back);
    if (!paused) await putInstalments(db, stored, back);
    const stage = paused ? 'paused' : 'active';
    const done = { kind: 'moved', ...byRun, told: { to: first.period, back: 1 } } as const;
    await loanStore.write(context, stored, { stage }, done);
  }
}
