import type { InputOf } from '@contract/core/accion';
import { calculatePayRun, stopPayRun } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payLine, payRun, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { implement, implementPrepared } from '../../engine/acciones/implement';
import { refuseBrokenSeals } from '../../engine/closes/refuseBrokenSeals';
import { clock } from '../../engine/time/clock';
import { takeAdjustmentRules } from './adjustmentSources';
import { type FrozenRun, takeRules } from './frozenRun';
import { bringForward } from './lastLoans';
import { countPopulation } from './populationOf';
import { presentRun } from './presentRun';
import { givesDifferences, planOfRun } from './reckonRun';
import { releaseFromRun } from './runHolds';
import { type Run, readsHours } from './runRules';
import { sealsOf } from './runSeals';
import { runStore } from './runStore';

const rulesOf = (db: Db, { kind, ...run }: Run) =>
  givesDifferences(kind)
    ? takeAdjustmentRules(db, { kind, ...run })
    : takeRules(db, { kind, ...run });

type Asked = InputOf<typeof calculatePayRun>;

/** Closed hours that are read anew are what was closed; held against their seals before anything is held. */
async function admitHours({ id, refresh }: Asked, { services }: Context): Promise<void> {
  const { db } = services.database;
  const [run] = await db.select().from(payRun).where(eq(payRun.id, id));
  if (run && readsHours(run) && (refresh || run.frozen === null))
    await refuseBrokenSeals(db, run.period);
}

/** The rules are taken here, so that what is wrong with one is said at once; people and figures follow in a task. */
export const calculatePayRunHandler = implementPrepared(
  calculatePayRun,
  admitHours,
  async ({ id, version, refresh }, context) => {
    const { db, viewer, services } = context;
    const before = await runStore.hold(context, { id, version }, 'calculate');
    const anew = refresh || before.frozen === null;
    const frozen: FrozenRun = anew
      ? { ...(await rulesOf(db, before)), seals: await sealsOf(db, before.period) }
      : (before.frozen as FrozenRun);
    planOfRun(before.kind, frozen);
    const people = anew
      ? await countPopulation(db, before)
      : await db.$count(payRunPerson, eq(payRunPerson.runId, id));
    if (anew) {
      await releaseFromRun(db, id);
      await bringForward(context, before);
      // Lines too: whoever is no longer among its people would leave theirs behind.
      await db.delete(payLine).where(eq(payLine.runId, id));
      await db.delete(payRunPerson).where(eq(payRunPerson.runId, id));
    } else
      await db.update(payRunPerson).set({ reckonedAt: null }).where(eq(payRunPerson.runId, id));
    const jobId = await services.jobs.request(db, {
      kind: 'payRun',
      title: `Calcular: ${before.title}`,
      accountId: viewer.accountId,
      payload: { id },
      totalUnits: people,
    });
    const columns = {
      state: 'calculating',
      jobId,
      ...(anew ? { frozen, frozenAt: clock.now() } : {}),
    } as const;
    await runStore.write(context, before, columns, { kind: null, accountId: viewer.accountId });
    context.afterCommit(() => services.jobs.flush());
    return presentRun(context, id);
  },
);

/** The task sees at its next step that nobody waits for it; who has a slip keeps it. */
export const stopPayRunHandler = implement(stopPayRun, async ({ id, version }, context) => {
  await runStore.change(context, { id, version, action: 'stop', kind: 'stopped' }, (run) => ({
    state: run.state === 'publishing' ? 'approved' : 'review',
    jobId: null,
  }));
  return presentRun(context, id);
});
