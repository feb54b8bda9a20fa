import { loanTypeRecord } from '@contract/loans/loanType';
import { listLoanTypes, saveLoanType } from '@contract/loans/loanTypeAcciones';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { loanType } from '../../db/schema/loans';
import { implement } from '../../engine/acciones/implement';
import { forbidden } from '../../engine/http/fault';
import { defineStore } from '../../engine/store/defineStore';
import { keepsLoans } from './loanScope';

export type StoredLoanType = typeof loanType.$inferSelect;

/** The types that can be asked for come first. */
export const findLoanTypes = (db: Db): Promise<StoredLoanType[]> =>
  db.select().from(loanType).orderBy(desc(loanType.active), asc(loanType.kind), asc(loanType.name));

export const listLoanTypesHandler = implement(listLoanTypes, async (_input, { db, viewer }) => {
  const edits = keepsLoans(viewer);
  const rows = await findLoanTypes(db);
  return { rows: edits ? rows : rows.filter(({ active }) => active), edits };
});

const loanTypes = defineStore({
  record: loanTypeRecord,
  table: loanType,
  find: async ({ db }, id) => (await db.select().from(loanType).where(eq(loanType.id, id))).at(0),
  missing: 'Ese tipo de préstamo no existe.',
  unique: ({ code }) => [
    { field: 'code', same: eq(loanType.code, code), words: 'Otro tipo ya usa ese código.' },
  ],
  tag: 'LoanType',
  audience: { kind: 'everyone', permission: 'LOANS' },
});

export const saveLoanTypeHandler = implement(saveLoanType, (input, context) => {
  if (!keepsLoans(context.viewer))
    throw forbidden('Los tipos de préstamo los cambia quien lleva los préstamos de todos.');
  return loanTypes.save(context, input);
});
