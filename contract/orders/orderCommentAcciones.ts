import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { commentFields, commentPage, recordComment } from '../core/comment';
import { id } from '../core/id';
import { listOutput } from '../core/listInput';
import { byInput } from '../core/tags';

export const listOrderComments = defineAccion({
  name: 'pedido.listarComentarios',
  module: 'orders',
  summary: 'Lo que se comentó de un pedido, con sus archivos, de lo más nuevo a lo más viejo.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ orderId: id, ...commentPage }),
  output: listOutput(recordComment),
  errors: ['no_encontrado'],
  provides: [byInput('OrderComment', 'orderId')],
  keptOffline: true,
});

export const commentOrder = defineAccion({
  name: 'pedido.comentar',
  module: 'orders',
  summary: 'Comenta un pedido, con palabras, archivos o las dos cosas.',
  method: 'POST',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ orderId: id, ...commentFields }),
  output: recordComment,
  errors: ['no_encontrado'],
  invalidates: [byInput('OrderComment', 'orderId')],
});

export const deleteOrderComment = defineAccion({
  name: 'pedido.borrarComentario',
  module: 'orders',
  summary: 'Borra un comentario propio de un pedido, con sus archivos.',
  method: 'POST',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ id, orderId: id }),
  output: done,
  errors: ['no_encontrado'],
  invalidates: [byInput('OrderComment', 'orderId')],
});
