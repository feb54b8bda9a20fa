import { z } from 'zod';
import { choice, day as dayField, money, text } from '../core/fields';
import { day, decimal, id, instant, version } from '../core/id';
import { money as moneySchema } from '../core/money';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { expenseDetail, expenseRecord, expenseShown } from '../expenses/expense';

/** The money that somebody takes along to spend, and the account that they then give of it. */
export const renditionRecord = defineRecord(
  'Rendition',
  { one: 'rendición', many: 'rendiciones' },
  {
    title: text('Para qué', { min: [3, 'Contá para qué es.'], max: 120 }),
    trip: text('Viaje o centro de costo', { max: 80, optional: true }),
    /** A rendition without an advance has all that is spent to be paid. */
    asked: money('Anticipo', { optional: true, none: 'Sin anticipo' }),
  },
  {
    state: choice('Estado', {
      draft: ['Anticipo devuelto', 'warning'],
      pending: ['Anticipo pedido', 'info'],
      toPay: ['Anticipo por pagar', 'info'],
      open: ['Por rendir', 'warning'],
      handed: ['En revisión', 'info'],
      approved: ['Por saldar', 'info'],
      settled: ['Saldada', 'success'],
      rejected: ['Rechazada', 'error'],
      cancelled: 'Cancelada',
    }),
    advancePaidBy: choice('Cómo se pagó el anticipo', {
      run: 'Con el sueldo',
      transfer: 'Por transferencia',
    }),
    settledBy: choice('Cómo se saldó', {
      run: 'Con el sueldo',
      transfer: 'Por transferencia',
      even: 'Sin saldo',
    }),
    advancePaidOn: dayField('Anticipo pagado el', { optional: true }),
    settledOn: dayField('Saldada el', { optional: true }),
    paid: money('Anticipo pagado'),
    claimed: money('Cubierto con gastos'),
    returned: money('Devuelto'),
    spent: money('Gastado'),
    sanctioned: money('Aprobado'),
  },
);

export const renditionFields = recordFields(renditionRecord);

/** An expense of a rendition: the same as any other that somebody wants back. */
export const renditionLineRecord = defineRecord(
  'RenditionLine',
  { one: 'gasto de una rendición', many: 'gastos de una rendición' },
  expenseRecord.fields,
);

/** The actions that this person may do with a rendition now. */
export const renditionActions = [
  'resend',
  'withdraw',
  'lines',
  'handIn',
  'payAdvance',
  'callOff',
  'unpayAdvance',
  'settle',
  'unsettle',
] as const;
export type RenditionAction = (typeof renditionActions)[number];

export const renditionKinds = [
  'asked',
  'opened',
  'granted',
  'paid',
  'unpaid',
  'handed',
  'cut',
  'returned',
  'approved',
  'rejected',
  'expired',
  'withdrawn',
  'calledOff',
  'settled',
  'unsettled',
  'skipped',
] as const;
export type RenditionKind = (typeof renditionKinds)[number];

export const renditionRow = z
  .object({
    id,
    version,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    title: z.string(),
    trip: z.string(),
    /** The advance: what was asked, what was paid, what expenses cover of it, what came back. */
    asked: moneySchema.nullable(),
    paid: moneySchema,
    claimed: moneySchema,
    returned: moneySchema,
    /** The report: what was spent, and what of that is granted. */
    spent: moneySchema,
    sanctioned: moneySchema,
    /** The granted sum less the paid one: below nothing it is to be given back. */
    balance: decimal,
    state: renditionRecord.shown.state.schema,
    advancePaidBy: renditionRecord.shown.advancePaidBy.schema.nullable(),
    advancePaidOn: day.nullable(),
    settledBy: renditionRecord.shown.settledBy.schema.nullable(),
    settledOn: day.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'RenditionRow' });

export const renditionLine = z
  .object({ id, ...expenseShown, hasReceipt: z.boolean(), ...expenseDetail })
  .meta({ id: 'RenditionLine' });

export const renditionDetail = renditionRow
  .extend({
    lines: z.array(renditionLine),
    history: z.array(
      z
        .object({
          id,
          kind: z.enum(renditionKinds),
          /** Null: the server by itself. */
          who: personRef.nullable(),
          reason: z.string().nullable(),
          at: instant,
        })
        .meta({ id: 'RenditionEvent' }),
    ),
    requestId: id.nullable(),
    actions: z.array(z.enum(renditionActions)),
  })
  .meta({ id: 'RenditionDetail' });

export type RenditionDetail = z.infer<typeof renditionDetail>;
