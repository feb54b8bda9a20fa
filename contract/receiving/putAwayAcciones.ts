import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { list } from '../core/tags';
import { putAwayTask } from './putAway';

export const listPutAways = defineAccion({
  name: 'guardado.recorrer',
  module: 'receiving',
  summary:
    'Lo que se recibió y todavía no se guardó, lo más viejo primero, con una ubicación sugerida.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({}),
  output: z.object({ rows: z.array(putAwayTask), total: z.int() }).meta({ id: 'PutAwayTasks' }),
  provides: [list('Arrival'), list('Stock')],
  keptOffline: true,
});

const puts = {
  module: 'receiving',
  method: 'POST',
  permission: 'ORDERS.pick',
  scope: 'all',
  errors: ['no_encontrado', 'conflicto'],
} as const;

export const headForShelf = defineAccion({
  ...puts,
  name: 'guardado.llevar',
  summary:
    'Avisa que se está llevando algo a una ubicación, para que nadie más lo tome ni cuente con ese lugar.',
  input: z.object({ id, going: z.boolean().default(true) }),
  output: z.object({ shelf: putAwayTask.shape.shelf }).meta({ id: 'HeadedShelf' }),
  invalidates: [list('Arrival')],
});

export const putAwayGoods = defineAccion({
  ...puts,
  name: 'guardado.guardar',
  summary: 'Guarda lo recibido en la ubicación que se leyó, sea o no la sugerida.',
  input: z.object({
    id,
    /** The code of the shelf, or what its label says to a scanner. */
    to: z.string().trim().min(1, 'Leé o escribí la ubicación.').max(60),
    quantity: z.int().min(1, 'Poné al menos 1.').max(100_000, 'Son demasiadas unidades.'),
  }),
  output: z.object({ left: z.int(), locationCode: z.string() }).meta({ id: 'PutAwayGoods' }),
  invalidates: [list('Arrival'), list('Stock')],
  queueable: true,
});
