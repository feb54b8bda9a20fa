import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, fileHash, id } from '../core/id';
import { reason } from '../core/reason';
import { recordFields } from '../core/record';
import { byInput, list } from '../core/tags';
import { arrivalDetail } from './arrival';
import { intakeLineRecord } from './intake';

const MOST_LINES = 200;

const intakeLineFields = recordFields(intakeLineRecord).extend({
  /** Said of a lot not seen before. */
  expiresOn: day.nullable().default(null),
});

export const receiveGoods = defineAccion({
  name: 'recepcion.recibir',
  module: 'receiving',
  summary: 'Recibe en la puerta lo que llegó de una recepción, todo o una parte.',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  input: z.object({
    id,
    lines: z
      .array(intakeLineFields)
      .min(1, 'Anotá al menos un producto.')
      .max(MOST_LINES, `Un ingreso admite hasta ${MOST_LINES} líneas.`),
    /** The remito that came with it. */
    photoHash: fileHash.nullable().default(null),
  }),
  output: z.object({ intakeId: id, number: z.string() }).meta({ id: 'ReceivedGoods' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('Arrival'), list('Arrival'), list('Stock')],
  queueable: true,
});

export const reverseIntake = defineAccion({
  name: 'recepcion.revertirIngreso',
  module: 'receiving',
  summary: 'Deshace un solo ingreso; los otros de la misma recepción quedan como están.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ intakeId: id, reason }),
  output: arrivalDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Arrival'), list('Stock')],
});
