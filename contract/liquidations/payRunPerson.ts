import { z } from 'zod';
import { privateField } from '../core/accion';
import { money, text, whole } from '../core/fields';
import { decimal, id } from '../core/id';
import { defineRecord } from '../core/record';
import { payConceptRecord } from './payConcept';
import { payRejection, transferActions } from './payRejection';
import { severanceBase } from './severance';

/** These flags say why a person is worth a look before their pay is approved. */
export const payFlags = {
  failed: ['No se pudo calcular', 'error'],
  unpublished: ['Quedó sin recibo', 'error'],
  rejected: ['Sin cobrar: la rechazó el banco', 'error'],
  negative: ['Neto negativo', 'error'],
  zero: ['Neto en cero', 'warning'],
  noBank: ['Sin cuenta para cobrar', 'warning'],
  openHours: ['Horas sin cerrar', 'warning'],
  different: ['Cambió mucho', 'warning'],
  new: ['No estaba en la anterior', 'info'],
} as const;

export type PayFlag = keyof typeof payFlags;
export const payFlagNames = Object.keys(payFlags) as [PayFlag, ...PayFlag[]];

/** A person of a run, as the grid shows them. */
export const payRunPersonRecord = defineRecord(
  'PayRunPerson',
  { one: 'persona', many: 'personas' },
  {},
  {
    remunerative: money('Remunerativo'),
    nonRemunerative: money('No remunerativo'),
    deductions: money('Descuentos'),
    employer: money('Contribuciones'),
    net: money('Neto'),
    previousNet: money('Neto anterior', { optional: true }),
    change: money('Diferencia', { optional: true }),
    openNotes: whole('Notas sin resolver', { min: 0, max: 999 }),
    problem: text('Problema', { max: 500 }),
  },
);

export const payRunPerson = z
  .object({
    id,
    personId: id,
    personName: z.string(),
    docket: z.string(),
    imageUrl: z.string(),
    siteName: z.string(),
    areaName: z.string(),
    remunerative: privateField(decimal),
    nonRemunerative: privateField(decimal),
    deductions: privateField(decimal),
    employer: privateField(decimal),
    net: privateField(decimal),
    previousNet: privateField(decimal.nullable()),
    change: privateField(decimal.nullable()),
    flags: z.array(z.enum(payFlagNames)),
    /** The person's notes that are not settled yet. */
    openNotes: z.int(),
    problem: z.string(),
  })
  .meta({ id: 'PayRunPerson' });

/** A figure that a line was reckoned from. */
export const lineInput = z
  .object({
    /** The name as the formula writes it: "horas(extra50)". */
    name: z.string(),
    label: z.string(),
    value: z.string(),
    /** Where it comes from, to be looked at. */
    path: z.string().nullable(),
  })
  .meta({ id: 'PayLineInput' });

/** A line of somebody's pay, with what made it. */
export const explainedLine = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: payConceptRecord.fields.kind.schema,
    unit: z.string(),
    quantity: decimal.nullable(),
    rate: decimal.nullable(),
    amount: decimal,
    /** The formulas as they are written, in the order in which they are reckoned. */
    formulas: z.array(
      z.object({ label: z.string(), text: z.string() }).meta({ id: 'PayLineFormula' }),
    ),
    inputs: z.array(lineInput),
    source: z.string(),
    previous: decimal.nullable(),
  })
  .meta({ id: 'PayLine' });

export const payRunPersonDetail = payRunPerson
  .extend({
    runId: id,
    runTitle: z.string(),
    lines: privateField(z.array(explainedLine)),
    /** Only a last pay tells how its twelve months enter the severance. */
    severance: privateField(severanceBase.nullable()),
    receiptId: id.nullable(),
    recalculates: z.boolean(),
    /** Each time that the bank sent their transfer back, the last one first. */
    rejections: z.array(payRejection),
    transferActions: z.array(z.enum(transferActions)),
  })
  .meta({ id: 'PayRunPersonDetail' });
