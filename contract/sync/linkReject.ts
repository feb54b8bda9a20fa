import { z } from 'zod';
import { privateField } from '../core/accion';
import { choice, whole } from '../core/fields';
import { id, instant } from '../core/id';
import { defineRecord } from '../core/record';

export const linkRejectRecord = defineRecord(
  'LinkReject',
  { one: 'fila rechazada', many: 'filas rechazadas' },
  {},
  {
    state: choice('Estado', {
      rejected: ['Por corregir', 'warning'],
      parked: ['Espera un mes cerrado', 'info'],
      mended: ['Corregida', 'success'],
      dropped: 'Descartada',
      superseded: 'Repetida después',
    }),
    number: whole('Fila', { max: 2_000_000 }),
  },
);

const { shown } = linkRejectRecord;

/** A row of a file that was not taken in, datum by datum, with what is wrong in each. */
export const linkReject = z
  .object({
    id,
    runId: id,
    linkId: id,
    state: shown.state.schema,
    number: z.int(),
    fileName: z.string(),
    createdAt: instant,
    cells: privateField(
      z.array(
        z
          .object({
            key: z.string(),
            label: z.string(),
            text: z.string(),
            error: z.string().nullable(),
          })
          .meta({ id: 'LinkRejectCell' }),
      ),
    ),
    /** Faults of the row as a whole. */
    errors: privateField(z.array(z.string())),
  })
  .meta({ id: 'LinkReject' });

export const linkRejectMend = z.object({
  id,
  cells: privateField(
    z.array(z.object({ key: z.string().max(60), text: z.string().max(2000) })).max(500),
  ),
});
