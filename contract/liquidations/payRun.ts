import { z } from 'zod';
import { parameterRecord } from '../admin/parameter';
import { privateField } from '../core/accion';
import {
  choice,
  day as dayField,
  instant as instantField,
  money,
  own,
  ref,
  text,
  whole,
} from '../core/fields';
import { day, decimal, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { period } from '../receipts/receiptKinds';
import { halfField } from './half';
import { MOST_LEAVERS, payLeaver } from './leaver';
import { runKindField } from './payBases';
import { payConceptRecord } from './payConcept';
import { payFlagNames } from './payRunPerson';
import { runRaises } from './simulation';
import { MOST_NAMED } from './startingVacation';

export const payRunRecord = defineRecord(
  'PayRun',
  { one: 'liquidación', many: 'liquidaciones' },
  {
    kind: runKindField,
    period: own('Mes', period, ''),
    /** Only a fortnight has a half. */
    half: halfField,
    title: text('Título', { min: [3, 'Ponele un título.'], max: 80 }),
    siteId: ref('Sede', { optional: true, none: 'Todas las sedes' }),
    agreement: text('Convenio', { max: 120, orNull: true, none: 'Todos los convenios' }),
    payDay: dayField('Fecha de pago'),
    /** The first month that an adjustment looks at; other kinds have none. */
    since: own('Ajusta desde', z.union([period, z.literal('')]).default(''), ''),
    /** The salary that an adjustment reckons each month with; other kinds have none. */
    raise: choice('Con qué sueldo', runRaises, { optional: true }),
    raiseValue: money('Cuánto', { optional: true }),
    category: text('Categoría', { max: 80, orNull: true, none: 'Todas las categorías' }),
    /** A vacation run pays those that begin between these days; left empty, those of the month. */
    firstStart: dayField('Empiezan desde', { optional: true, none: 'El primer día del mes' }),
    lastStart: dayField('Empiezan hasta', { optional: true, none: 'El último día del mes' }),
    /** The people it is for, where not for all that it could be. */
    personIds: own('A quiénes', z.array(id).max(MOST_NAMED).default([]), []),
    /** The people left out of it, though they would be in. */
    exceptIds: own('Sin quiénes', z.array(id).max(MOST_NAMED).default([]), []),
    /** Only a final settlement has leavers. */
    leavers: own('Quiénes se van', z.array(payLeaver).max(MOST_LEAVERS).default([]), []),
  },
  {
    number: whole('Número', { min: 1, max: 99 }),
    state: choice('Estado', {
      draft: 'Borrador',
      calculating: ['Calculando', 'info'],
      review: ['Para revisar', 'warning'],
      pending: ['Espera aprobación', 'info'],
      approved: ['Aprobada', 'success'],
      publishing: ['Publicando', 'info'],
      published: ['Publicada', 'success'],
      paid: ['Pagada', 'success'],
      reversed: 'Revertida',
      cancelled: 'Anulada',
    }),
    people: whole('Personas', { max: 1_000_000 }),
    failed: whole('Con problemas', { max: 1_000_000 }),
    net: money('Neto'),
    frozenAt: instantField('Datos tomados'),
    publishedAt: instantField('Publicada', { optional: true }),
    paidOn: dayField('Pagada el', { optional: true }),
    reason: text('Motivo', { max: 300 }),
  },
);

export const payRunFields = recordFields(payRunRecord);
export type PayRunFields = z.output<typeof payRunFields>;

/** Each file of a run has the label it is offered by, and the title that the file gets. */
export const payRunFiles = {
  all: { label: 'Todo: personas y conceptos (Excel)', title: 'personas y conceptos' },
  bank: { label: 'Transferencias para el banco', title: 'transferencias' },
  courts: { label: 'Depósitos judiciales (Excel)', title: 'depósitos judiciales' },
  accounting: { label: 'Asiento contable (Excel)', title: 'asiento contable' },
  book: { label: 'Libro de Sueldos Digital de ARCA (texto)', title: 'libro de sueldos digital' },
  monthBook: {
    label: 'Libro de Sueldos Digital de todo el mes (texto)',
    title: 'libro de sueldos digital del mes',
  },
  contributions: { label: 'Totales para el F.931 (Excel)', title: 'totales para el F.931' },
  monthContributions: {
    label: 'Totales de todo el mes para el F.931 (Excel)',
    title: 'totales del mes para el F.931',
  },
} as const;
export type PayRunFile = keyof typeof payRunFiles;
export const payRunFileNames = Object.keys(payRunFiles) as [PayRunFile, ...PayRunFile[]];

/** This person may do these with the run now. */
export const payRunActions = [
  'edit',
  'calculate',
  'stop',
  'submit',
  'withdraw',
  'publish',
  'finish',
  'pay',
  'unpay',
  'reverse',
  'cancel',
] as const;
export type PayRunAction = (typeof payRunActions)[number];

const totals = {
  remunerative: decimal,
  nonRemunerative: decimal,
  deductions: decimal,
  employer: decimal,
  net: decimal,
};

export const payTotals = z.object(totals).meta({ id: 'PayTotals' });

export const payRunRow = payRunFields
  .omit({ leavers: true, firstStart: true, lastStart: true, personIds: true, exceptIds: true })
  .extend({
    id,
    version,
    number: z.int(),
    siteName: z.string().nullable(),
    state: payRunRecord.shown.state.schema,
    people: z.int(),
    failed: z.int(),
    net: decimal,
    author: personRef,
    createdAt: instant,
  })
  .meta({ id: 'PayRunRow' });

/** A run's history has events of these kinds. */
export const payRunEventKinds = [
  'created',
  'edited',
  'calculated',
  'recalculated',
  'stopped',
  'submitted',
  'withdrawn',
  'returned',
  'rejected',
  'approved',
  'published',
  'finished',
  'paid',
  'unpaid',
  'reversing',
  'reversed',
  'cancelled',
] as const;

const otherRun = z.object({ id, title: z.string() }).meta({ id: 'OtherPayRun' });

export const payRunDetail = payRunRow
  .extend({
    leavers: privateField(z.array(payLeaver)),
    firstStart: day.nullable(),
    lastStart: day.nullable(),
    personIds: z.array(id),
    exceptIds: z.array(id),
    frozenAt: instant.nullable(),
    publishedAt: instant.nullable(),
    paidOn: day.nullable(),
    reason: z.string(),
    jobId: z.uuid().nullable(),
    /** The request in the approvals inbox, while it waits. */
    requestId: id.nullable(),
    /** Where the signing of its slips is followed. */
    batchId: id.nullable(),
    totals: payTotals,
    /** People of a paid run whose transfer the bank sent back and who were not paid since. */
    unpaid: z.object({ people: z.int(), net: decimal }).meta({ id: 'UnpaidPeople' }),
    /** The last run of its kind before it; null where there is none. */
    previous: z.object({ id, title: z.string(), totals: payTotals }).nullable(),
    /** The one that this one takes back. */
    reverses: otherRun.nullable(),
    /** The one that takes this one back, once somebody began it. */
    reversedBy: otherRun.nullable(),
    flags: z.array(z.object({ flag: z.enum(payFlagNames), people: z.int() })),
    /** People whom the run before paid and who are not in this one. */
    gone: z.int(),
    /** The changes since its data were taken, in words. */
    stale: z.array(z.string()),
    /** Figures that change every month and that nobody wrote or confirmed for this one; `value`: as it was reckoned with. */
    unconfirmed: z.array(
      z
        .object({ code: parameterRecord.shown.code.schema, name: z.string(), value: z.string() })
        .meta({ id: 'UnconfirmedFigure' }),
    ),
    /** An approver should know these. */
    warnings: z.array(z.string()),
    history: z.array(
      z
        .object({
          kind: z.enum(payRunEventKinds),
          who: personRef.nullable(),
          reason: z.string().nullable(),
          at: instant,
        })
        .meta({ id: 'PayRunEvent' }),
    ),
    actions: z.array(z.enum(payRunActions)),
  })
  .meta({ id: 'PayRunDetail' });

export type PayRunDetail = z.infer<typeof payRunDetail>;

/** A total is what a concept comes to in a run, beside the run before. */
export const conceptTotal = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: payConceptRecord.fields.kind.schema,
    people: z.int(),
    amount: decimal,
    previous: decimal.nullable(),
  })
  .meta({ id: 'PayConceptTotal' });
