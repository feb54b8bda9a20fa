import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { day, decimal, id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { money } from '../core/money';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { period } from '../receipts/receiptKinds';
import { loan, loanDetail, loanFields, loanTerms } from './loan';

/** One's own, or everybody's for who keeps pay: never a team's or a site's. */
const ofLoans = { module: 'loans', permission: 'LOANS', scope: 'all', sensitive: true } as const;

const moves = {
  ...ofLoans,
  method: 'POST',
  output: loanDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Loan'), list('Loan')],
} as const;

export const listLoans = defineAccion({
  ...ofLoans,
  name: 'prestamo.listar',
  summary: 'Los préstamos y anticipos de todos, con lo que falta devolver.',
  method: 'GET',
  input: privateListInput({
    sort: [
      'name',
      'typeId',
      'amount',
      'instalments',
      'balance',
      'nextPeriod',
      'state',
      'siteName',
      'areaName',
      'paidOn',
      'askedAt',
    ],
    filter: [
      'personId',
      'name',
      'typeId',
      'kind',
      'amount',
      'instalments',
      'balance',
      'firstPeriod',
      /** The months of the instalments that are still to be deducted. */
      'duePeriod',
      'state',
      'siteId',
      'areaId',
      'paidOn',
      'askedAt',
    ],
  }),
  output: listOutput(loan),
  provides: [list('Loan'), list('Request')],
});

export const getLoanTotals = defineAccion({
  ...ofLoans,
  name: 'prestamo.totalizar',
  summary: 'Cuánto hay afuera, cuánto vuelve este mes y qué espera que se pague.',
  method: 'GET',
  input: emptyInput,
  output: z
    .object({
      /** Lent and not given back. */
      out: privateField(decimal),
      people: z.int(),
      /** The part of it that the month that runs takes. */
      period,
      dueNow: privateField(decimal),
      toPay: privateField(decimal),
      loansToPay: z.int(),
      pending: z.int(),
    })
    .meta({ id: 'LoanTotals' }),
  provides: [list('Loan'), list('Request')],
});

export const listOwnLoans = defineAccion({
  name: 'prestamo.listarMios',
  module: 'loans',
  summary: 'Los préstamos y anticipos propios, los últimos primero.',
  method: 'GET',
  permission: 'LOANS',
  scope: 'own',
  sensitive: true,
  input: emptyInput,
  output: z.object({ rows: z.array(loan) }).meta({ id: 'OwnLoanList' }),
  provides: [list('Loan'), list('Request')],
});

export const getLoan = defineAccion({
  ...ofLoans,
  name: 'prestamo.obtener',
  summary: 'Un préstamo con sus cuotas, cada movimiento y lo que se puede hacer con él.',
  method: 'GET',
  input: z.object({ id }),
  output: loanDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Loan'), list('Loan'), list('Request')],
});

export const getLoanTerms = defineAccion({
  name: 'prestamo.obtenerCondiciones',
  module: 'loans',
  summary: 'Qué puede pedir la persona: tipos, límites y lo que ya tiene que devolver.',
  method: 'GET',
  permission: 'LOANS',
  scope: 'own',
  sensitive: true,
  /** A loan that was sent back does not count against itself. */
  input: z.object({ loanId: id.optional() }),
  output: loanTerms,
  errors: ['no_encontrado'],
  provides: [list('Loan'), list('LoanType'), list('Request')],
});

export const askLoan = defineAccion({
  name: 'prestamo.pedir',
  module: 'loans',
  summary: 'Pide un préstamo o un anticipo, con sus cuotas; espera que se apruebe.',
  method: 'POST',
  permission: 'LOANS',
  scope: 'own',
  sensitive: true,
  input: loanFields.extend({
    /** The one that was sent back and is sent again. */
    loanId: id.optional(),
    version: version.optional(),
  }),
  output: z.object({ id, requestId: id }).meta({ id: 'LoanAsked' }),
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [list('Loan'), list('Request')],
});

export const payLoan = defineAccion({
  ...moves,
  name: 'prestamo.pagar',
  summary: 'Anota la transferencia de un préstamo aprobado, o lo deja para el próximo sueldo.',
  /** When it was transferred; null: with the next pay. */
  input: z.object({ id, version, paidOn: day.nullable() }),
});

export const callOffLoan = defineAccion({
  ...moves,
  name: 'prestamo.anular',
  summary: 'Deja sin efecto un préstamo aprobado que no se pagó.',
  input: z.object({ id, version, reason: privateField(reason) }),
});

export const settleLoan = defineAccion({
  ...moves,
  name: 'prestamo.adelantar',
  summary: 'Anota lo que la persona devuelve antes de tiempo, todo o una parte.',
  input: z.object({
    id,
    version,
    amount: privateField(money),
    paidOn: day,
    reason: privateField(reason),
  }),
});

export const pauseLoan = defineAccion({
  ...moves,
  name: 'prestamo.pausar',
  summary: 'Deja de descontar las cuotas que faltan hasta que se reanude.',
  input: z.object({ id, version, reason: privateField(reason) }),
});

export const resumeLoan = defineAccion({
  ...moves,
  name: 'prestamo.reanudar',
  summary: 'Vuelve a descontar las cuotas que faltan, desde un mes.',
  input: z.object({ id, version, firstPeriod: period }),
});
