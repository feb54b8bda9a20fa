import type { InputOf } from '@contract/core/accion';
import { moneyText } from '@contract/core/moneyText';
import type { RenditionAction } from '@contract/renditions/rendition';
import { payRenditions } from '@contract/renditions/renditionAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { rendition } from '../../db/schema/renditions';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { forbidden, invalid } from '../../engine/http/fault';
import { personLabels } from '../../engine/people/personLabels';
import {
  advancedColumns,
  leavePay,
  payAdvanceNext,
  settledColumns,
  settleNext,
  todayOf,
  unadvancedColumns,
  unsettledColumns,
} from './renditionPay';
import { findRendition, renditionsList, type StoredRendition } from './renditionQueries';
import { balanceOf } from './renditionRules';
import { keepsRenditions, seesRendition } from './renditionScope';
import { renditionsStore, ringOwner } from './renditionsStore';

type Move = InputOf<typeof payRenditions>['move'];

/** The amount to move for a rendition as it stands: its advance, or what is left over. */
const amountOf = (row: StoredRendition) => {
  if (row.state === 'toPay') return row.asked ?? '0';
  if (row.state === 'open') return row.paid;
  return balanceOf(row).replace('-', '');
};

/** "Paz, Ana (1010), Feria de Rosario, $ 12.000,00": whose, for what and how much. */
async function labels({ db, viewer, reach }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select()
    .from(rendition)
    .where(and(anyOf(rendition.id, [...ids]), seesRendition(viewer, reach)));
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      `${people.get(row.personId)}, ${row.title}, ${moneyText(amountOf(row))}`,
    ]),
  );
}

/** The state of the rendition tells which of the two it is; neither is a refusal in words. */
async function held(
  context: Context,
  id: number,
  advance: RenditionAction,
  rest: RenditionAction,
): Promise<{ before: StoredRendition; advances: boolean }> {
  const { db, viewer, reach } = context;
  const row = await findRendition(db, viewer, reach, id);
  const advances = row?.state === 'toPay' || row?.state === 'open';
  const before = await renditionsStore.hold(context, { id }, advances ? advance : rest);
  return { before, advances };
}

async function pay(context: Context, id: number, paidOn: string): Promise<void> {
  const { before, advances } = await held(context, id, 'payAdvance', 'settle');
  const today = await todayOf(context.db, before.personId);
  if (paidOn > today) throw invalid({ paidOn: 'Todavía no llegó ese día.' });
  if (!advances && before.advancePaidOn !== null && paidOn < before.advancePaidOn) {
    throw invalid({ paidOn: 'No puede ser antes de que se pagara el anticipo.' });
  }
  await leavePay(context, before);
  const columns = advances
    ? advancedColumns(before, 'transfer', paidOn)
    : settledColumns(before, 'transfer', paidOn);
  const kind = advances ? 'paid' : 'settled';
  const done = { kind, accountId: context.viewer.accountId } as const;
  const after = await renditionsStore.write(context, before, columns, done);
  await ringOwner(context, after, kind, amountOf(before));
}

async function unpay(context: Context, id: number, reason: string): Promise<void> {
  const { before, advances } = await held(context, id, 'unpayAdvance', 'unsettle');
  const kind = advances ? 'unpaid' : 'unsettled';
  const done = { kind, accountId: context.viewer.accountId, reason } as const;
  const columns = advances ? unadvancedColumns : unsettledColumns;
  const after = await renditionsStore.write(context, before, columns, done);
  await (advances ? payAdvanceNext : settleNext)(context, after);
  await ringOwner(context, after, kind, amountOf(after));
}

/** An approved advance that nobody paid is not needed any more; the next pay leaves it out. */
async function callOff(context: Context, id: number, reason: string): Promise<void> {
  const before = await renditionsStore.hold(context, { id }, 'callOff');
  await leavePay(context, before);
  const done = { kind: 'calledOff', accountId: context.viewer.accountId, reason } as const;
  const after = await renditionsStore.write(context, before, { state: 'cancelled' }, done);
  await ringOwner(context, after, 'calledOff', amountOf(before));
}

const titles: Record<Move['kind'], (rows: number) => string> = {
  pay: (rows) => `Marcar ${rows} rendiciones como pagadas o saldadas`,
  unpay: (rows) => `Volver atrás el pago de ${rows} rendiciones`,
  callOff: (rows) => `Dejar sin efecto ${rows} anticipos aprobados`,
};

const back: Move = { kind: 'unpay', reason: 'Se deshizo la marca de pago' };

export const payRenditionsBulk: BulkAction<typeof payRenditions> = {
  accion: payRenditions,
  list: renditionsList,
  title: (rows, { move }) => titles[move.kind](rows),
  prepare: async ({ viewer }) => {
    if (!keepsRenditions(viewer)) throw forbidden();
  },
  labels,
  each: async (context, id, { move }) => {
    if (move.kind !== 'pay') {
      await (move.kind === 'unpay' ? unpay : callOff)(context, id, move.reason);
      return undefined;
    }
    await pay(context, id, move.paidOn);
    return { move: back };
  },
};

export const payRenditionsHandler = implementBulk(payRenditionsBulk);
