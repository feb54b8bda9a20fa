import type { LoanAction } from '@contract/loans/loan';
import { eq } from 'drizzle-orm';
import { loan, loanMovement } from '../../db/schema/loans';
import { type Fault, forbidden } from '../../engine/http/fault';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import type { LoanRow } from './loanQueries';
import { actionsFor, findLoan, noLoan, presentLoan } from './presentLoan';
import { tellLoan } from './tellLoan';

export type StoredLoan = typeof loan.$inferSelect;
type Movement = (typeof loanMovement.$inferInsert)['kind'];

/** A loan that nobody else changes meanwhile, as it is shown and as it is stored. */
export interface HeldLoan {
  row: LoanRow;
  stored: StoredLoan;
}

const refusals: Record<LoanAction, string> = {
  edit: 'Ya se decidió: no se puede cambiar.',
  withdraw: 'Ya se decidió: no hay nada que cancelar.',
  pay: 'No espera que se pague.',
  callOff: 'Ya se pagó, o no está aprobado: no se puede dejar sin efecto.',
  settle: 'No se está devolviendo: no hay nada que anotar.',
  pause: 'Solo se pausa uno que se está descontando.',
  resume: 'No está en pausa.',
};

const forbids = (own: boolean, action: LoanAction): Fault | undefined =>
  own && action !== 'edit' && action !== 'withdraw'
    ? forbidden('Del préstamo propio se ocupa otra persona.')
    : undefined;

/** The only way in which a loan changes; each movement of its ledger is one of its history. */
export const loanStore = defineChanges({
  table: loan,
  entity: 'loan',
  missing: noLoan,
  async lock(asking, id): Promise<HeldLoan | undefined> {
    const [stored] = await asking.db.select().from(loan).where(eq(loan.id, id)).for('update');
    const row = stored && (await findLoan(asking, id));
    return row && { row, stored };
  },
  row: ({ stored }) => stored,
  present: presentLoan,
  actions: ({ viewer }, { row }) => actionsFor(row, viewer),
  refusal: (_held, action) => refusals[action],
  forbids: ({ row }, action, { viewer }) => forbids(row.personId === viewer.personId, action),
  history: async ({ db }, { after, done }: Written<typeof loan, Movement | null>) => {
    const { kind, accountId, reason = null, told = {}, at } = done;
    if (!kind) return;
    const { amount = '0', ...facts } = told as Record<string, string | number>;
    await db.insert(loanMovement).values({
      ...{ loanId: after.id, kind, amount: String(amount), facts, reason, accountId },
      ...(at ? { createdAt: at } : {}),
    });
  },
  tell: (ends, { personId }) => tellLoan(ends, personId),
});
