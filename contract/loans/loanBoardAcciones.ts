import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { bulkOutput, rowSelection } from '../core/bulk';
import { day, decimal } from '../core/id';
import { reason } from '../core/reason';
import { list } from '../core/tags';
import { listLoans } from './loanAcciones';

const ofLoans = { module: 'loans', permission: 'LOANS', scope: 'all', sensitive: true } as const;

export const moveLoans = defineAccion({
  ...ofLoans,
  name: 'prestamo.moverVarios',
  summary:
    'Anota la transferencia de préstamos aprobados, los deja para el próximo sueldo o sin efecto.',
  method: 'POST',
  input: z.object({
    selection: privateField(rowSelection(listLoans.input)),
    move: z.discriminatedUnion('kind', [
      /** When they were transferred; null: with the next pay. */
      z.object({ kind: z.literal('pay'), paidOn: day.nullable() }),
      z.object({ kind: z.literal('callOff'), reason: privateField(reason) }),
    ]),
  }),
  output: bulkOutput,
  errors: ['sin_permiso', 'conflicto'],
  invalidates: [list('Loan'), list('Job')],
});

const part = z
  .object({
    key: z.string(),
    label: z.string(),
    count: z.int(),
    /** Handed over. */
    lent: privateField(decimal),
    /** The part of it that is not given back. */
    balance: privateField(decimal),
  })
  .meta({ id: 'LoanShare' });

export const getLoanShares = defineAccion({
  ...ofLoans,
  name: 'prestamo.desglosar',
  summary: 'Lo entregado entre dos fechas y lo que falta devolver, por tipo, mes y área.',
  method: 'GET',
  input: z.object({ fromDay: day, toDay: day }),
  output: z.object({
    byType: z.array(part),
    byMonth: z.array(part),
    byArea: z.array(part),
    total: part,
  }),
  provides: [list('Loan')],
});
