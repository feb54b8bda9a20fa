import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { day, id } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { each, list } from '../core/tags';
import { stockMovement, stockRow } from './stock';

export const listStock = defineAccion({
  name: 'existencia.listar',
  module: 'warehouse',
  summary: 'Qué hay en cada ubicación, por producto y lote.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: listInput({
    // The orders that an index has: a million shelves are not sorted while somebody waits.
    sort: ['sku', 'productName', 'locationCode', 'quantity', 'expiresOn'],
    filter: [
      'siteId',
      'productId',
      'locationId',
      'sku',
      'productName',
      'locationCode',
      'lotCode',
      'abcClass',
      'quantity',
      'expiresOn',
    ],
  }),
  output: listOutput(stockRow),
  // The units that orders take and ask for change how much there is, and how much of it is spoken for.
  provides: [list('Stock'), each('Stock', 'rows'), list('Order')],
});

export const listStockMovements = defineAccion({
  name: 'existencia.listarMovimientos',
  module: 'warehouse',
  summary:
    'Por qué cambió una existencia, un producto o lo que hay en una ubicación, lo último primero.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  /** Movements are of a stock, of a product or of a location. */
  input: z
    .object({
      stockId: id.nullable().default(null),
      productId: id.nullable().default(null),
      locationId: id.nullable().default(null),
      page: z.int().min(1).max(100_000).default(1),
      size: z.int().min(1).max(200).default(50),
    })
    .superRefine(({ stockId, productId, locationId }, context) => {
      const said = [stockId, productId, locationId].filter((one) => one !== null);
      if (said.length !== 1) {
        const message = 'Pedí los movimientos de una sola cosa.';
        context.addIssue({ code: 'custom', path: ['stockId'], message });
      }
    }),
  output: listOutput(stockMovement),
  errors: ['no_encontrado'],
  provides: [list('Stock'), list('Order')],
});

export const adjustStock = defineAccion({
  name: 'existencia.ajustar',
  module: 'warehouse',
  summary: 'Ingresa mercadería o corrige una existencia, con el motivo.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({
    productId: id,
    locationId: id,
    lotCode: z.string().trim().min(1).max(40).nullable().default(null),
    /** The expiry of a lot not seen before. */
    expiresOn: day.nullable().default(null),
    kind: z.enum(['receipt', 'adjustment']),
    /** The units that enter, or leave with a minus. */
    delta: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((value) => value !== 0, 'Poné cuánto entra o sale.'),
    reason,
  }),
  output: stockRow,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Stock')],
});

export const relocateStock = defineAccion({
  name: 'existencia.mover',
  module: 'warehouse',
  summary: 'Pasa mercadería de una ubicación a otra del mismo depósito.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: z.object({
    stockId: id,
    quantity: z.int().min(1, 'Poné al menos 1.').max(1_000_000, 'Son demasiadas unidades.'),
    /** The code of the other shelf, or what its label says to a scanner. */
    to: z.string().trim().min(1, 'Leé o escribí la ubicación.').max(60),
    reason: z.string().trim().max(300, 'El motivo admite hasta 300 caracteres.').default(''),
  }),
  output: z.object({ from: stockRow, to: stockRow }).meta({ id: 'RelocatedStock' }),
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Stock')],
});
