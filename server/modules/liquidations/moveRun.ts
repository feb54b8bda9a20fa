import { cancelPayRun, submitPayRun, withdrawPayRun } from '@contract/liquidations/runAcciones';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { withdrawRequest } from '../../engine/approvals/askedOf';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict } from '../../engine/http/fault';
import { refuseOverdrawn } from '../garnishments';
import { sendBack } from './lastLoans';
import { lockRuns } from './lockRuns';
import { refuseOverlap, sent } from './overlaps';
import { presentRun } from './presentRun';
import { refuseReversal } from './refuseReversal';
import { releaseFromRun } from './runHolds';
import { PAY_REQUEST } from './runRequestType';
import type { Run } from './runRules';
import { runStore } from './runStore';
import { staleness } from './staleness';

/** A stale run would have figures approved that are no longer those of today. */
async function refuseStale(db: Db, run: Run): Promise<void> {
  const stale = await staleness(db, run);
  if (stale.length > 0)
    throw conflict(`Volvé a calcularla antes de mandarla a aprobar. ${stale.join(' ')}`);
}

/** A person whose pay could not be reckoned would have no slip: they are put right, or left out of the run. */
export const submitPayRunHandler = implement(submitPayRun, async ({ id, version }, context) => {
  const { db } = context;
  await lockRuns(db);
  await runStore.change(
    context,
    { id, version, action: 'submit', kind: 'submitted' },
    async (run) => {
      await refuseReversal(db, run);
      const ofRun = eq(payRunPerson.runId, id);
      if ((await db.$count(payRunPerson, ofRun)) === 0)
        throw conflict('No tiene a nadie calculado: calculala de nuevo, tomando los datos.');
      const left = await db.$count(
        payRunPerson,
        and(ofRun, sql`${payRunPerson.reckonedAt} is null`),
      );
      if (left > 0) throw conflict('El cálculo se detuvo antes del final: calculá de nuevo.');
      const failed = await db.$count(payRunPerson, and(ofRun, sql`${payRunPerson.problem} <> ''`));
      if (failed > 0) {
        throw conflict(
          failed === 1
            ? 'Hay una persona que no se pudo calcular: corregila primero.'
            : `Hay ${failed} personas que no se pudieron calcular: corregilas primero.`,
        );
      }
      // A reversal is below zero for everybody.
      const below =
        run.reversesId === null
          ? await db.$count(payRunPerson, and(ofRun, sql`${payRunPerson.net} < 0`))
          : 0;
      if (below > 0) {
        throw conflict(
          below === 1
            ? 'Hay una persona con neto negativo: corregila primero.'
            : `Hay ${below} personas con neto negativo: corregilas primero.`,
        );
      }
      await refuseOverlap(db, run, sent);
      await refuseStale(db, run);
      await refuseOverdrawn(db, id);
      return { state: 'pending' };
    },
  );
  await submitRequest(context, PAY_REQUEST, id, { anew: true });
  return presentRun(context, id);
});

export const withdrawPayRunHandler = implement(withdrawPayRun, async ({ id, version }, context) => {
  await runStore.change(
    context,
    { id, version, action: 'withdraw', kind: 'withdrawn' },
    async () => {
      await withdrawRequest(context, PAY_REQUEST, id, null);
      return { state: 'review' };
    },
  );
  return presentRun(context, id);
});

export const cancelPayRunHandler = implement(
  cancelPayRun,
  async ({ id, version, reason }, context) => {
    const asked = { id, version, action: 'cancel', kind: 'cancelled', reason } as const;
    await runStore.change(context, asked, async (run) => {
      await releaseFromRun(context.db, id);
      await sendBack(context, run);
      return { state: 'cancelled', reason, brought: [] };
    });
    return presentRun(context, id);
  },
);
