import type { InputOf } from '@contract/core/accion';
import { moneyText } from '@contract/core/moneyText';
import { payReimbursements } from '@contract/reimbursements/reimbursementAcciones';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { reimbursement } from '../../db/schema/reimbursements';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { forbidden, invalid } from '../../engine/http/fault';
import { personLabels } from '../../engine/people/personLabels';
import { todayAt } from '../../engine/time/todayAt';
import { leavePay, payNext } from './payNext';
import { reimbursementsList } from './reimbursementQueries';
import { paysReimbursements } from './reimbursementReach';
import { seesReimbursement } from './reimbursementScope';
import { reimbursementsStore, ringOwner } from './reimbursementsStore';

type Move = InputOf<typeof payReimbursements>['move'];

/** "Paz, Ana (1010), $ 12.000,00": whose and how much. */
async function labels({ db, viewer, reach }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select()
    .from(reimbursement)
    .where(and(anyOf(reimbursement.id, [...ids]), seesReimbursement(viewer, reach)));
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(
    rows.map(({ id, personId, granted }) => [id, `${people.get(personId)}, ${moneyText(granted)}`]),
  );
}

async function pay(context: Context, id: number, paidOn: string): Promise<void> {
  const { db, viewer } = context;
  const before = await reimbursementsStore.hold(context, { id }, 'pay');
  const [owner] = await db.select().from(person).where(eq(person.id, before.personId));
  if (paidOn < before.day) throw invalid({ paidOn: 'No puede ser antes del gasto.' });
  if (owner && paidOn > (await todayAt(db, owner.siteId))) {
    throw invalid({ paidOn: 'Todavía no llegó ese día.' });
  }
  await leavePay(context, before);
  const paid = { state: 'paid', paidBy: 'transfer', paidOn } as const;
  const done = { kind: 'paid', accountId: viewer.accountId } as const;
  await ringOwner(context, await reimbursementsStore.write(context, before, paid, done), 'paid');
}

async function unpay(context: Context, id: number, reason: string): Promise<void> {
  const before = await reimbursementsStore.hold(context, { id }, 'unpay');
  const again = { state: 'approved', paidBy: null, paidOn: null } as const;
  const done = { kind: 'unpaid', accountId: context.viewer.accountId, reason } as const;
  const after = await reimbursementsStore.write(context, before, again, done);
  await payNext(context, after);
  await ringOwner(context, after, 'unpaid');
}

const back: Move = { kind: 'unpay', reason: 'Se deshizo la marca de pago' };

export const payReimbursementsBulk: BulkAction<typeof payReimbursements> = {
  accion: payReimbursements,
  list: reimbursementsList,
  title: (rows, { move }) =>
    move.kind === 'pay'
      ? `Marcar ${rows} reintegros como pagados`
      : `Dejar ${rows} reintegros por pagar`,
  prepare: async ({ viewer }) => {
    if (!paysReimbursements(viewer)) throw forbidden();
  },
  labels,
  each: async (context, id, { move }) => {
    if (move.kind === 'unpay') {
      await unpay(context, id, move.reason);
      return undefined;
    }
    await pay(context, id, move.paidOn);
    return { move: back };
  },
};

export const payReimbursementsHandler = implementBulk(payReimbursementsBulk);
