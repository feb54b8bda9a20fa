import { getLoan, listOwnLoans } from '@contract/loans/loanAcciones';
import { desc, eq } from 'drizzle-orm';
import { loan } from '../../db/schema/loans';
import { implement } from '../../engine/acciones/implement';
import { loanRows, toLoan } from './loanQueries';
import { presentLoan } from './presentLoan';

export const getLoanHandler = implement(getLoan, ({ id }, context) => presentLoan(context, id));

export const listOwnLoansHandler = implement(listOwnLoans, async (_input, { db, viewer }) => {
  const rows = await loanRows(db)
    .where(eq(loan.personId, viewer.personId ?? 0))
    .orderBy(desc(loan.id));
  return { rows: rows.map(toLoan) };
});
