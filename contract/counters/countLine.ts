import { z } from 'zod';
import { choice, text, whole } from '../core/fields';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord } from '../core/record';
import { abcClass } from '../warehouse/product';

/** Why a shelf had something else than the books said. */
const causes = {
  misplaced: 'Estaba en otra ubicación',
  mispicked: 'Se tomó de más o de menos',
  receipt: 'Se recibió mal',
  damaged: 'Rotura o vencimiento',
  miscounted: 'Error de un conteo anterior',
  unknown: 'No se sabe',
} as const;

export const MOST_UNITS = 1_000_000;

export const countLineRecord = defineRecord(
  'CountLine',
  { one: 'línea del conteo', many: 'líneas del conteo' },
  {
    quantity: whole('Cuántas hay', { max: MOST_UNITS }),
    damaged: whole('De ellas, dañadas', { max: MOST_UNITS, byDefault: 0 }),
    note: text('Nota', { max: 300, optional: true, rows: 2 }),
  },
  {
    state: choice('Estado', {
      pending: ['Por contar', 'info'],
      again: ['Contar otra vez', 'warning'],
      differs: ['Con diferencia', 'error'],
      approval: ['Espera aprobación', 'warning'],
      same: ['Coincide', 'success'],
      adjusted: ['Ajustada', 'success'],
      accepted: ['Se deja como estaba', 'default'],
      missed: ['Sin contar', 'default'],
    }),
    cause: choice('Causa', causes, { optional: true }),
  },
);

export const countLineState = countLineRecord.shown.state.schema;
export const countCause = z.enum(countLineRecord.shown.cause.values);

/** A single time that somebody counted a shelf. */
const countEntry = z
  .object({
    id,
    round: z.int(),
    person: personRef.nullable(),
    at: instant,
    quantity: z.int(),
    damaged: z.int(),
    /** The stock of that moment, reckoned from the movements. */
    expected: z.int(),
    /** Goods moved there within minutes of it. */
    moved: z.boolean(),
    /** This person had not moved those goods since their last count. */
    independent: z.boolean(),
    note: z.string(),
    photoUrl: z.string().nullable(),
  })
  .meta({ id: 'CountEntry' });

/** A line as who plans sees it. */
export const countLine = z
  .object({
    id,
    stockId: id,
    locationCode: z.string(),
    productId: id,
    sku: z.string(),
    productName: z.string(),
    unit: z.string(),
    abcClass,
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    state: countLineState,
    /** It was not planned: the person who counted found it there. */
    found: z.boolean(),
    counted: z.int().nullable(),
    expected: z.int().nullable(),
    difference: z.int().nullable(),
    /** Pesos of the difference, with its sign; null where the product has no cost. */
    value: z.string().nullable(),
    damaged: z.int(),
    moved: z.boolean(),
    cause: countCause.nullable(),
    reason: z.string(),
    entries: z.array(countEntry),
  })
  .meta({ id: 'CountLine' });

/** A line as who counts sees it. */
export const countTask = z
  .object({
    id,
    locationCode: z.string(),
    locationBarcode: z.string(),
    productId: id,
    sku: z.string(),
    barcode: z.string().nullable(),
    productName: z.string(),
    unit: z.string(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    /** From 2 on: somebody counted it already, and the figure was another. */
    round: z.int(),
    /** The stock in the books; null in a blind count. */
    expected: z.int().nullable(),
    /** The figure of this person; null until they count. */
    counted: z.int().nullable(),
    /** Why somebody else must count it; null where this person may. */
    barred: z.enum(['moved', 'countedFirst', 'offShift']).nullable(),
  })
  .meta({ id: 'CountTask' });
