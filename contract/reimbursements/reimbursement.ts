import { z } from 'zod';
import { choice, money } from '../core/fields';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord } from '../core/record';
import { expenseDetail, expenseRecord, expenseShown } from '../expenses/expense';

export const reimbursementRecord = defineRecord(
  'Reimbursement',
  { one: 'reintegro', many: 'reintegros' },
  expenseRecord.fields,
  {
    state: choice('Estado', {
      draft: ['Devuelto', 'warning'],
      pending: ['Pendiente', 'info'],
      approved: ['Por pagar', 'info'],
      paid: ['Pagado', 'success'],
      rejected: ['Rechazado', 'error'],
      cancelled: 'Cancelado',
    }),
    approved: money('Aprobado', { optional: true }),
    paid: money('Pagado', { optional: true }),
    paidBy: choice('Cómo se pagó', { run: 'Con el sueldo', transfer: 'Por transferencia' }),
  },
);

/** The actions that this person may do with a reimbursement now. */
export const reimbursementActions = ['resend', 'withdraw', 'pay', 'unpay'] as const;
export type ReimbursementAction = (typeof reimbursementActions)[number];

export const reimbursementKinds = [
  'asked',
  'cut',
  'returned',
  'approved',
  'rejected',
  'expired',
  'withdrawn',
  'paid',
  'unpaid',
] as const;

export const reimbursementRow = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    ...expenseShown,
    hasReceipt: z.boolean(),
    state: reimbursementRecord.shown.state.schema,
    /** Null until it is approved, and where it is not. */
    approved: decimal.nullable(),
    paid: decimal.nullable(),
    paidBy: reimbursementRecord.shown.paidBy.schema.nullable(),
    paidOn: day.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReimbursementRow' });

export const reimbursementDetail = reimbursementRow
  .extend({
    ...expenseDetail,
    history: z.array(
      z
        .object({
          id,
          kind: z.enum(reimbursementKinds),
          /** Null: the server by itself. */
          who: personRef.nullable(),
          reason: z.string().nullable(),
          at: instant,
        })
        .meta({ id: 'ReimbursementEvent' }),
    ),
    requestId: id.nullable(),
    actions: z.array(z.enum(reimbursementActions)),
  })
  .meta({ id: 'ReimbursementDetail' });

export type ReimbursementDetail = z.infer<typeof reimbursementDetail>;
