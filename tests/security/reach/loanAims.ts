import type { AccionKey } from '@contract/registry';
import type { Db } from '../../../server/db/Db';
import { approvalRequest } from '../../../server/db/schema/approvals';
import { loan } from '../../../server/db/schema/loans';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Fields, Outcome, Somebody } from './aim';
import { byScope } from './byScope';

/** Stale everywhere: who reaches it hears of the conflict, and nothing moves. */
const version = 999_999;
const reason = 'De prueba';

async function grantedTo(db: Db, { personId, accountId }: Somebody): Promise<number> {
  const values = {
    personId,
    typeId: 1,
    amount: '1000.00',
    instalments: 2,
    stage: 'toPay',
  } as const;
  const [row] = await db
    .insert(loan)
    .values({ ...values, firstPeriod: '2031-01' })
    .returning({ id: loan.id });
  if (!row) throw new Error('a loan was not stored');
  await db.insert(approvalRequest).values({
    type: 'loan',
    subjectId: row.id,
    ownerId: personId,
    authorId: accountId,
    title: 'De prueba',
    state: 'approved',
    decidedAt: clock.now(),
    steps: 1,
  });
  return row.id;
}

const made =
  (input: (id: number) => Fields): Aim['at'] =>
  async (db, theirs) =>
    input(await grantedTo(db, theirs));

/** Keepers of everybody's loans move them, and never their own. */
const keepers: Aim['expect'] = (asking, theirs, accion): Outcome =>
  theirs.relation === 'own' ? 'refused' : byScope(asking, theirs, accion);

/** A request for many loans by a person who keeps none is refused before any is looked at; a keeper's own is left out. */
const keepersOfMany: Aim['expect'] = (asking, theirs, accion): Outcome => {
  const everybodys = byScope(asking, { ...theirs, relation: 'otherSite' }, accion) === 'reached';
  if (!everybodys) return 'refused';
  return theirs.relation === 'own' ? 'hidden' : 'reached';
};

/** Loans: one's own, and everybody's for who keeps pay; never a team's or a site's. */
export const loanAims = {
  getLoan: { at: made((id) => ({ id })) },
  payLoan: { at: made((id) => ({ id, version, paidOn: null })), expect: keepers },
  callOffLoan: { at: made((id) => ({ id, version, reason })), expect: keepers },
  moveLoans: {
    at: made((id) => ({
      selection: { kind: 'rows', ids: [id] },
      move: { kind: 'callOff', reason },
    })),
    expect: keepersOfMany,
    found: (body) => (body as { done: number }).done === 1,
  },
  settleLoan: {
    at: made((id) => ({ id, version, amount: '1.00', paidOn: '2026-01-02', reason })),
    expect: keepers,
  },
  pauseLoan: { at: made((id) => ({ id, version, reason })), expect: keepers },
  resumeLoan: { at: made((id) => ({ id, version, firstPeriod: '2031-01' })), expect: keepers },
} satisfies Partial<Record<AccionKey, Aim>>;
