import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { personRef } from '../core/personRef';
import { list } from '../core/tags';

export const listPickers = defineAccion({
  name: 'pedido.listarPreparadores',
  module: 'orders',
  summary:
    'Quiénes pueden preparar pedidos de una sede, o de todas las que alcanza quien pregunta, y cuántos tienen en curso.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  /** Without a site, of all those within reach. */
  input: z.object({ siteId: id.nullable().default(null) }),
  output: z.object({
    rows: z.array(
      z
        .object({ person: personRef, personId: id, siteName: z.string(), ordersInHand: z.int() })
        .meta({ id: 'Picker' }),
    ),
  }),
  provides: [list('Order')],
});
