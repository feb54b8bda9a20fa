import { assessLoan } from '@contract/loans/assessLoan';
import { askLoan } from '@contract/loans/loanAcciones';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { submitRequest } from '../../engine/approvals/submitRequest';
import { conflict } from '../../engine/http/fault';
import { LOAN } from './loanRequestType';
import { loanStore } from './loanStore';
import { loanTermsOf, ownPerson } from './loanTerms';

/** The number of the lock on a person's debts, among those of the product. */
const TURN = lockNumbers.loans;
/** The version of no record: a loan that was sent back is sent again over the version that was read. */
const UNREAD = 0;

/** Loans of one person take turns: each sees what the one before has left of the limits. */
export const loanTurn = (db: Db, personId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);

/** The one that was sent back, held until it is sent again. */
async function draftOf(context: Context, id: number, version = UNREAD) {
  const { stored } = await loanStore.hold(context, { id, version }, 'edit');
  return stored;
}

export const askLoanHandler = implement(askLoan, async ({ loanId, version, ...asked }, context) => {
  const { db, viewer } = context;
  const who = await ownPerson(db, viewer.personId);
  await loanTurn(db, who.id);
  const before = loanId === undefined ? null : await draftOf(context, loanId, version);
  const terms = await loanTermsOf(db, who, loanId);
  const { refusals } = assessLoan(terms, asked);
  const [refused] = refusals;
  if (refused) {
    const { text, source } = refused;
    throw conflict(source ? `${text} (${source})` : text);
  }
  const done = { kind: null, accountId: viewer.accountId };
  const stored = before
    ? await loanStore.write(context, before, asked, done)
    : await loanStore.create(context, { ...asked, personId: who.id }, done);
  const requestId = await submitRequest(context, LOAN, stored.id);
  return { id: stored.id, requestId };
});
