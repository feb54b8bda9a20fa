import { z } from 'zod';
import { privateField } from '../core/accion';
import { instant as shownInstant, text } from '../core/fields';
import { id, instant } from '../core/id';
import { personRef } from '../core/personRef';
import { defineRecord, recordFields } from '../core/record';

/** A note reminds those who keep pay of something about a person: it stays in each run to come until it is settled. */
export const payNoteRecord = defineRecord(
  'PayNote',
  { one: 'nota', many: 'notas' },
  {
    text: text('Nota', { min: [3, 'Escribí la nota.'], max: 500, private: true, rows: 2 }),
  },
  {
    settledBy: text('La resolvió', { max: 120 }),
    settledAt: shownInstant('Resuelta', { optional: true }),
  },
);

export const payNoteFields = recordFields(payNoteRecord);

export const payNote = z
  .object({
    id,
    text: privateField(z.string()),
    author: personRef.nullable(),
    createdAt: instant,
    settledBy: personRef.nullable(),
    settledAt: instant.nullable(),
  })
  .meta({ id: 'PayNote' });
