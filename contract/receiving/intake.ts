import { z } from 'zod';
import { choice, text, whole } from '../core/fields';
import { day, id, instant } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord } from '../core/record';

const MOST_UNITS = 100_000;

/** A line of what came in at the door, as somebody writes it there. */
export const intakeLineRecord = defineRecord(
  'IntakeLine',
  { one: 'línea del ingreso', many: 'líneas del ingreso' },
  {
    product: text('Producto', { min: [1, 'Leé o escribí el producto.'], max: 60 }),
    quantity: whole('Cuántas llegaron', { min: 1, max: MOST_UNITS, words: 'Poné al menos 1.' }),
    lotCode: text('Lote', { max: 40, orNull: true }),
    condition: choice(
      'Cómo están',
      {
        good: 'Bien',
        damaged: ['Dañadas', 'error'],
        quarantined: ['En cuarentena', 'warning'],
      },
      { byDefault: 'good' },
    ),
    reason: text('Motivo', { max: 300, optional: true, rows: 2 }),
  },
);

const { condition } = intakeLineRecord.fields;

export const intakeLine = z
  .object({
    id,
    productId: id,
    sku: z.string(),
    productName: z.string(),
    unit: z.string(),
    quantity: z.int(),
    lotCode: z.string().nullable(),
    expiresOn: day.nullable(),
    condition: z.enum(condition.values),
    reason: z.string(),
    locationCode: z.string(),
    /** Units of it that somebody took to a shelf. */
    putAway: z.int(),
  })
  .meta({ id: 'IntakeLine' });

/** A single time that goods of an arrival came in: a document of its own, which is reversed by itself. */
export const intake = z
  .object({
    id,
    number: z.string(),
    state: z.enum(['received', 'reversed']),
    at: instant,
    person: personRef.nullable(),
    reversedAt: instant.nullable(),
    reversedBy: personRef.nullable(),
    reason: z.string(),
    photoUrl: z.string().nullable(),
    lines: z.array(intakeLine),
  })
  .meta({ id: 'Intake' });
