import type { PayRunAction } from '@contract/liquidations/payRun';
import { eq } from 'drizzle-orm';
import { payRun, payRunEvent } from '../../db/schema/payRuns';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import { presentRun } from './presentRun';
import { type Run, runActions } from './runRules';
import { tellRun } from './tellRun';

export const noRun = 'Esa liquidación no existe o no está a tu alcance.';

export type RunEvent = (typeof payRunEvent.$inferInsert)['kind'];

const refusals: Record<PayRunAction, string> = {
  edit: 'Ya se calculó: anulala y abrí otra.',
  calculate: 'Ya no se puede calcular: retirala de la aprobación, o abrí otra.',
  stop: 'No se está calculando ni publicando.',
  submit: 'Se manda a aprobar cuando está calculada y todos sus recibos salen.',
  withdraw: 'No está en aprobación ni aprobada sin publicar.',
  publish: 'Se publica cuando otra persona la aprobó.',
  pay: 'Se paga cuando sus recibos están publicados.',
  finish: 'No hay una publicación detenida que terminar.',
  unpay: 'No tiene un pago anotado.',
  reverse: 'Se revierte lo que ya se publicó, y una sola vez.',
  cancel: 'Ya se publicó: lo que la deja sin efecto es revertirla.',
};

/** A run in approval gave no slips yet, so there is nothing to reverse. */
const WAITS = 'Espera aprobación: sacala de aprobación y después anulala.';

/** The only way in which a run changes. */
export const runStore = defineChanges({
  table: payRun,
  entity: 'payRun',
  missing: noRun,
  async lock({ db }, id): Promise<Run | undefined> {
    const [row] = await db.select().from(payRun).where(eq(payRun.id, id)).for('update');
    return row;
  },
  row: (run) => run,
  present: presentRun,
  actions: (_asking, run) => runActions(run),
  refusal: ({ state }, action) =>
    action === 'cancel' && state === 'pending' ? WAITS : refusals[action],
  history: async ({ db }, { after, done }: Written<typeof payRun, RunEvent | null>) => {
    const { kind, accountId, reason = null } = done;
    if (kind) await db.insert(payRunEvent).values({ runId: after.id, kind, accountId, reason });
  },
  // The facts that it was reckoned from are long, and kept with the run itself.
  audited: ({ before, after, done }) => ({
    before: before ? { ...before, frozen: undefined } : undefined,
    after: { ...after, frozen: undefined, ...done.told },
  }),
  tell: (ends, { id }) => tellRun(ends, id),
});
