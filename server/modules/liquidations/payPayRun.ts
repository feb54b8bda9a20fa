import { payPayRun, unpayPayRun } from '@contract/liquidations/runAcciones';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRejection } from '../../db/schema/payRejections';
import { payRunEvent, payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { dayHere } from '../../engine/time/dayHere';
import { type Day, dayText } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { presentRun } from './presentRun';
import { runStore } from './runStore';

/** The day on which somebody approved a run, the last time. */
async function approvedOn(db: Db, runId: number): Promise<Day | null> {
  const [event] = await db
    .select({ at: payRunEvent.createdAt })
    .from(payRunEvent)
    .where(and(eq(payRunEvent.runId, runId), eq(payRunEvent.kind, 'approved')))
    .orderBy(desc(payRunEvent.id))
    .limit(1);
  return event ? dayHere(event.at) : null;
}

/** A pay is noted once it was made, and not before the run was approved. */
export const payPayRunHandler = implement(payPayRun, async ({ id, version, paidOn }, context) => {
  if (paidOn > todayIn()) {
    throw invalid({ paidOn: 'Anotá el pago cuando ya esté hecho.' });
  }
  const asked = { id, version, action: 'pay', kind: 'paid' } as const;
  await runStore.change(context, asked, async () => {
    const since = await approvedOn(context.db, id);
    if (since !== null && paidOn < since)
      throw invalid({ paidOn: `Se aprobó el ${dayText(since)}: no se pagó antes.` });
    return { state: 'paid', paidOn };
  });
  return presentRun(context, id);
});

/** A pay that the bank sent back was made. */
async function refuseRejected(db: Db, runId: number): Promise<void> {
  const [found] = await db
    .select({ id: payRejection.id })
    .from(payRejection)
    .innerJoin(payRunPerson, eq(payRunPerson.id, payRejection.rowId))
    .where(eq(payRunPerson.runId, runId))
    .limit(1);
  if (found)
    throw conflict(
      'Hay transferencias anotadas como rechazadas: quitalas primero, de cada persona.',
    );
}

/** The note was wrong, and not the pay: it waits to be noted again. */
export const unpayPayRunHandler = implement(
  unpayPayRun,
  async ({ id, version, reason }, context) => {
    const asked = { id, version, action: 'unpay', kind: 'unpaid', reason } as const;
    await runStore.change(context, asked, async () => {
      await refuseRejected(context.db, id);
      return { state: 'published', paidOn: null };
    });
    return presentRun(context, id);
  },
);
