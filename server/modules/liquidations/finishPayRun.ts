import { finishPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { clock } from '../../engine/time/clock';
import { closePayBatch, discardPayBatch } from '../receipts';
import { sendBack } from './lastLoans';
import { presentRun } from './presentRun';
import { releaseFromRun } from './runHolds';
import type { Run } from './runRules';
import { runStore } from './runStore';
import { clearUnpublished, unpublishedPeople } from './unpublished';

/** People who got no slip leave the run with all that it held of theirs: another run pays them. */
async function leaveOut(context: Context, run: Run, personIds: readonly number[]) {
  const { db } = context;
  const { id, brought, leavers } = run;
  const isOut = ({ personId }: { personId: number }) => personIds.includes(personId);
  for (const personId of personIds) await releaseFromRun(db, id, personId);
  await sendBack(context, { ...run, brought: brought.filter(isOut) });
  await db
    .delete(payLine)
    .where(and(eq(payLine.runId, id), anyOf(payLine.personId, [...personIds])));
  await db
    .delete(payRunPerson)
    .where(and(eq(payRunPerson.runId, id), anyOf(payRunPerson.personId, [...personIds])));
  return {
    brought: brought.filter((one) => !isOut(one)),
    leavers: leavers.filter((one) => !isOut(one)),
  };
}

/** A publication that was stopped because of a mistake gives nobody else the wrong slip; those that were given are reversed. */
export const finishPayRunHandler = implement(
  finishPayRun,
  async ({ id, version, reason }, context) => {
    const { db, viewer } = context;
    const before = await runStore.hold(context, { id, version }, 'finish');
    const batchId = before.batchId ?? 0;
    const done = { accountId: viewer.accountId, reason };
    const out = await unpublishedPeople(db, id);
    const given = await db.$count(
      payRunPerson,
      and(eq(payRunPerson.runId, id), sql`${payRunPerson.receiptId} is not null`),
    );
    if (given === 0) {
      await discardPayBatch(context, batchId);
      await clearUnpublished(db, id);
      const back = { state: 'review', batchId: null } as const;
      await runStore.write(context, before, back, { ...done, kind: 'withdrawn' });
      return presentRun(context, id);
    }
    const kept = await leaveOut(context, before, out);
    await closePayBatch(context, batchId);
    const ended = { ...kept, state: 'published', publishedAt: clock.now(), jobId: null } as const;
    await runStore.write(context, before, ended, { ...done, kind: 'finished' });
    return presentRun(context, id);
  },
);
