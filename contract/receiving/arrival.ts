import { z } from 'zod';
import { choice, day as dayField, own, ref, text } from '../core/fields';
import { day, id, instant, version } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';
import { arrivalLine } from './arrivalLine';
import { intake } from './intake';

const MOST_LINES = 200;

const arrivalLineFields = z.object({
  productId: id,
  quantity: z.int().min(1, 'Poné al menos 1.').max(100_000, 'Son demasiadas unidades.'),
  packSize: z.int().min(1, 'Poné al menos 1.').max(10_000, 'Son demasiadas por bulto.').default(1),
});

const lines = z
  .array(arrivalLineFields)
  .min(1, 'Agregá al menos un producto.')
  .max(MOST_LINES, `Una recepción admite hasta ${MOST_LINES} líneas.`)
  .refine((rows) => new Set(rows.map((line) => line.productId)).size === rows.length, {
    message: 'Hay un producto repetido: sumá las cantidades en una línea.',
  });

export const arrivalRecord = defineRecord(
  'Arrival',
  { one: 'recepción', many: 'recepciones' },
  {
    supplierId: ref('Proveedor'),
    remito: text('Remito', { min: [1, 'Poné el número del remito.'], max: 30, upper: true }),
    siteId: ref('Depósito'),
    expectedOn: dayField('Se espera el'),
    notes: text('Indicaciones', { max: 500, optional: true, rows: 2 }),
    lines: own('Líneas', lines, []),
  },
  {
    state: choice('Estado', {
      expected: ['Por llegar', 'info'],
      receiving: ['Recibida en parte', 'warning'],
      closed: ['Cerrada', 'success'],
      cancelled: 'Cancelada',
    }),
  },
);

/** The fields that a planner writes; `arrivalRecord` says their words and limits. */
export const arrivalFields = recordFields(arrivalRecord);

const arrivalState = arrivalRecord.shown.state.schema;

/** Actions that somebody may take on an arrival now; the server decides, the screen only draws. */
const arrivalActions = ['receive', 'close', 'cancel', 'reverse'] as const;
export type ArrivalAction = (typeof arrivalActions)[number];

/** An arrival as a list shows it. */
export const arrival = z
  .object({
    id,
    version,
    number: z.string(),
    siteId: id,
    siteName: z.string(),
    supplierId: id,
    supplierName: z.string(),
    remito: z.string(),
    state: arrivalState,
    expectedOn: day,
    /** Its day is over where it is expected, and it is still open. */
    late: z.boolean(),
    lineCount: z.int(),
    expectedUnits: z.int(),
    /** Units that came in, whatever their condition; reversed documents do not count. */
    receivedUnits: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Arrival' });

export const arrivalDetail = arrival
  .extend({
    notes: z.string(),
    /** Why it was cancelled, or closed with less than was expected. */
    reason: z.string(),
    author: personRef.nullable(),
    closedAt: instant.nullable(),
    lines: z.array(arrivalLine),
    intakes: z.array(intake),
    actions: z.array(z.enum(arrivalActions)),
  })
  .meta({ id: 'ArrivalDetail' });
