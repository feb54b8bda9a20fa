import { planInstalments } from '@contract/loans/loanPlan';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { loan, loanInstalment, loanMovement } from '../../db/schema/loans';
import type { Context, Viewer } from '../../engine/acciones/context';
import { concerned } from '../../engine/approvals/seats';
import { notFound } from '../../engine/http/fault';
import { authorRefs } from '../../engine/people/authorRef';
import { withinReach } from '../../engine/scope/withinReach';
import { type LoanRow, loanRows, toLoan } from './loanQueries';
import { loanActionsOn } from './loanRules';
import { keepsLoans } from './loanScope';
import { movementText } from './movementText';

type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;

export const noLoan = 'Ese préstamo no existe o no está a tu alcance.';

export async function findLoan(
  { db, viewer, reach }: Asking,
  id: number,
): Promise<LoanRow | undefined> {
  const [row] = await loanRows(db).where(
    and(eq(loan.id, id), withinReach(reach, viewer, loan.personId)),
  );
  return row;
}

export const actionsFor = (row: Pick<LoanRow, 'state' | 'personId'>, viewer: Viewer) =>
  viewer.viewing
    ? []
    : loanActionsOn(row.state, {
        owner: row.personId === viewer.personId,
        keeper: keepsLoans(viewer),
      });

/** In the order of their months. */
export const instalmentsOf = (db: Db, loanId: number) =>
  db
    .select()
    .from(loanInstalment)
    .where(eq(loanInstalment.loanId, loanId))
    .orderBy(asc(loanInstalment.period), asc(loanInstalment.number));

async function planOf(db: Db, row: LoanRow) {
  const stored = await instalmentsOf(db, row.id);
  const over = ['calledOff', 'rejected', 'cancelled', 'expired'].includes(row.state);
  if (stored.length === 0)
    return planInstalments(row.amount, row.instalments, row.firstPeriod).map((one) => ({
      ...one,
      covered: '0.00',
      state: over ? ('calledOff' as const) : ('planned' as const),
      skipped: 0,
    }));
  return stored.map(({ number, period, amount, covered, state, skipped }) => ({
    number,
    period,
    amount,
    covered,
    state,
    skipped,
  }));
}

async function movementsOf(db: Db, loanId: number) {
  const rows = await db
    .select()
    .from(loanMovement)
    .where(eq(loanMovement.loanId, loanId))
    .orderBy(asc(loanMovement.id));
  const authors = await authorRefs(
    db,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: row.amount,
      text: movementText(row),
      by: authors.get(row.accountId ?? 0)?.name ?? null,
      at: row.createdAt.toISOString(),
    }))
    .reverse();
}

/** This presents a loan as its page shows it: the newest movement first. */
export async function presentLoan(asking: Asking, id: number) {
  const { db, viewer } = asking;
  const row = await findLoan(asking, id);
  if (!row) throw notFound(noLoan);
  const [more] = await db
    .select({ loan, request: approvalRequest })
    .from(loan)
    .innerJoin(approvalRequest, eq(approvalRequest.id, sql`${row.requestId}`))
    .where(eq(loan.id, id));
  if (!more) throw notFound(noLoan);
  return {
    ...toLoan(row),
    note: more.loan.note,
    reason: more.loan.reason,
    plan: await planOf(db, row),
    movements: await movementsOf(db, id),
    actions: [...actionsFor(row, viewer)],
    followsRequest: (await concerned(db, more.request)).includes(viewer.accountId),
  };
}
