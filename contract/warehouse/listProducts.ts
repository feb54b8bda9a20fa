import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { product } from './product';

export const listProducts = defineAccion({
  name: 'producto.listar',
  module: 'warehouse',
  summary: 'El catálogo de productos del depósito.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: listInput({
    sort: ['sku', 'name', 'abcClass'],
    filter: ['sku', 'name', 'barcode', 'abcClass', 'lotTracked', 'active'],
  }),
  output: listOutput(product),
  provides: [list('Product'), each('Product', 'rows')],
});
