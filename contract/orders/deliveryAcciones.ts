import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { fileHash, id, version } from '../core/id';
import { reason } from '../core/reason';
import { byInput, list } from '../core/tags';
import { order } from './order';
import { orderRest } from './orderState';

export const deliverOrder = defineAccion({
  name: 'pedido.entregar',
  module: 'orders',
  summary: 'Registra la entrega, de todo o de una parte, con quién recibió, foto y firma.',
  method: 'POST',
  permission: 'ORDERS.dispatch',
  scope: 'all',
  input: z.object({
    id,
    version,
    receiverName: privateField(
      z
        .string()
        .trim()
        .min(2, 'Poné el nombre de quien recibió.')
        .max(120, 'El nombre admite hasta 120 caracteres.'),
    ),
    receiverDni: privateField(
      z
        .string()
        .regex(/^\d{7,8}$/, 'El DNI tiene 7 u 8 números.')
        .nullable()
        .default(null),
    ),
    photoHash: fileHash.nullable().default(null),
    signatureHash: fileHash.nullable().default(null),
    note: privateField(z.string().trim().max(500).default('')),
    /** The units received of each line; null: everything. A line that is not named was not received. */
    lines: z
      .array(z.object({ lineId: id, quantity: z.int().min(0).max(100_000) }))
      .max(200)
      .nullable()
      .default(null),
    /** Asked where something is left. */
    rest: orderRest.nullable().default(null),
    restReason: reason.nullable().default(null),
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order'), list('Stock')],
});

export const refuseDelivery = defineAccion({
  name: 'pedido.rechazarEntrega',
  module: 'orders',
  summary:
    'Anota que el cliente no quiso recibirlo: queda detenido, con el motivo, hasta que se decida.',
  method: 'POST',
  permission: 'ORDERS.dispatch',
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});

export const missDelivery = defineAccion({
  name: 'pedido.intentarEntrega',
  module: 'orders',
  summary:
    'Anota que se fue a entregar y no había nadie: el pedido sigue despachado y cuenta el intento.',
  method: 'POST',
  permission: 'ORDERS.dispatch',
  scope: 'all',
  input: z.object({ id, version, reason }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});
