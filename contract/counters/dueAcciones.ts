import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { abcClass } from '../warehouse/product';

/** A product on a shelf with the day on which it is to be counted again. */
const dueStock = z
  .object({
    id,
    siteId: id,
    siteName: z.string(),
    locationCode: z.string(),
    productId: id,
    sku: z.string(),
    productName: z.string(),
    abcClass,
    lotCode: z.string().nullable(),
    lastCountedOn: day.nullable(),
    /** Null: nothing was planned yet of what came today. */
    countDueOn: day.nullable(),
    overdue: z.boolean(),
    /** The count that has it open. */
    counting: z.object({ id, number: z.string() }).nullable(),
  })
  .meta({ id: 'DueStock' });

export const listDueStock = defineAccion({
  name: 'conteo.listarPorContar',
  module: 'counters',
  summary: 'Lo que hay en cada ubicación, por el día en que toca contarlo según su clase.',
  method: 'GET',
  permission: 'ORDERS.create',
  scope: 'all',
  input: listInput({
    // The only order that an index has: a million shelves are not sorted while somebody waits.
    sort: ['countDueOn'],
    filter: [
      'siteId',
      'locationCode',
      'sku',
      'productName',
      'abcClass',
      'lastCountedOn',
      'countDueOn',
      'overdue',
      'counting',
    ],
  }),
  output: listOutput(dueStock),
  provides: [list('StockCount'), list('Stock'), each('Stock', 'rows')],
});
