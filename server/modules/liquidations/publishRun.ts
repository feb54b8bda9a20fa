import { publishPayRun } from '@contract/liquidations/runAcciones';
import { eq } from 'drizzle-orm';
import { payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { openPayBatch } from '../receipts';
import { given, refuseOverlap } from './overlaps';
import { presentRun } from './presentRun';
import { runStore } from './runStore';

/** The batch is opened here, so that its campaign is there to be followed; the slips follow in a task. */
export const publishPayRunHandler = implement(
  publishPayRun,
  async ({ id, version, dueOn }, context) => {
    const { db, viewer, services, origin, address } = context;
    const before = await runStore.hold(context, { id, version }, 'publish');
    if (dueOn < before.payDay)
      throw invalid({ dueOn: 'Dales tiempo para firmar: es antes de la fecha de pago.' });
    // A publication that gave some their slip goes on to the rest.
    if (before.batchId === null) await refuseOverlap(db, before, given);
    const { kind, period, title } = before;
    const batchId = before.batchId ?? (await openPayBatch(context, { kind, period, title, dueOn }));
    const jobId = await services.jobs.request(db, {
      kind: 'payRunPublish',
      title: `Publicar: ${title}`,
      accountId: viewer.accountId,
      payload: { id, origin, address },
      totalUnits: await db.$count(payRunPerson, eq(payRunPerson.runId, id)),
    });
    await runStore.write(
      context,
      before,
      { state: 'publishing', jobId, batchId },
      { kind: null, accountId: viewer.accountId },
    );
    context.afterCommit(() => services.jobs.flush());
    return presentRun(context, id);
  },
);
