import { z } from 'zod';
import { defineAccion } from '../accion';
import { id } from '../shared/id';
import { personRef } from '../shared/personRef';
import { list } from '../tags';

export const listPickers = defineAccion({
  name: 'pedido.listarPreparadores',
  module: 'orders',
  summary: 'Quiénes pueden preparar pedidos de una sede, y cuántos tienen en curso.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({ siteId: id }),
  output: z.object({
    rows: z.array(
      z.object({ person: personRef, personId: id, ordersInHand: z.int() }).meta({ id: 'Picker' }),
    ),
  }),
  provides: [list('Order')],
});
