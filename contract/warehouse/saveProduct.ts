import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { product, productFields } from './product';

export const saveProduct = defineAccion({
  name: 'producto.guardar',
  module: 'warehouse',
  summary: 'Crea o cambia un producto.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: productFields,
  output: product,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Product')],
});
