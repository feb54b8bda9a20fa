import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { stockRow } from './stock';

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
