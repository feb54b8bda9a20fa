import { moneyText } from '@contract/core/moneyText';
import { moveLoans } from '@contract/loans/loanBoardAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { loan } from '../../db/schema/loans';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { forbidden } from '../../engine/http/fault';
import { personLabels } from '../../engine/people/personLabels';
import { withinReach } from '../../engine/scope/withinReach';
import { callOff, payOut } from './handOver';
import { loanRows, loansList } from './loanQueries';
import { keepsLoans } from './loanScope';
import { loanStore } from './loanStore';

/** "Paz, Ana (1010), Préstamo por emergencia, $ 12.000,00": whose, and what. */
async function labels({ db, viewer, reach }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await loanRows(db).where(
    and(anyOf(loan.id, [...ids]), withinReach(reach, viewer, loan.personId)),
  );
  const people = await personLabels(
    db,
    rows.map(({ personId }) => personId),
  );
  return new Map(
    rows.map(({ id, personId, typeName, amount }) => [
      id,
      `${people.get(personId)}, ${typeName}, ${moneyText(amount)}`,
    ]),
  );
}

/** Money that was handed over does not come back by itself: no move has a way back. */
export const moveLoansBulk: BulkAction<typeof moveLoans> = {
  accion: moveLoans,
  list: loansList,
  title: (rows, { move }) =>
    move.kind === 'pay' ? `Pagar ${rows} préstamos` : `Dejar ${rows} préstamos sin efecto`,
  prepare: async ({ viewer }) => {
    if (!keepsLoans(viewer)) throw forbidden();
  },
  labels,
  each: async (context, id, { move }) => {
    const held = await loanStore.hold(context, { id }, move.kind);
    if (move.kind === 'pay') await payOut(context, held, move.paidOn);
    else await callOff(context, held, move.reason);
  },
};

export const moveLoansHandler = implementBulk(moveLoansBulk);
