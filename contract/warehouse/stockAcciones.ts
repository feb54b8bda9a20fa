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
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: listInput({
    sort: ['sku', 'productName', 'locationCode', 'quantity', 'expiresOn', 'abcClass'],
    filter: [
      'siteId',
      'productId',
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
  provides: [list('Stock'), each('Stock', 'rows')],
});

export const listStockMovements = defineAccion({
  name: 'existencia.listarMovimientos',
  module: 'warehouse',
  summary: 'Por qué cambió una existencia, lo último primero.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: z.object({
    stockId: id,
    page: z.int().min(1).max(100_000).default(1),
    size: z.int().min(1).max(200).default(50),
  }),
  output: listOutput(stockMovement),
  errors: ['no_encontrado'],
  provides: [list('Stock')],
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
    /** Of a lot not seen before. */
    expiresOn: day.nullable().default(null),
    kind: z.enum(['receipt', 'adjustment']),
    /** What enters, or leaves with a minus. */
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
