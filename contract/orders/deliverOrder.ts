import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { fileHash, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { order } from './order';

export const deliverOrder = defineAccion({
  name: 'pedido.entregar',
  module: 'orders',
  summary: 'Registra la entrega, con quién recibió, foto y firma.',
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
  }),
  output: order,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Order'), byInput('Order')],
});
