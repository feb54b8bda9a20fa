import { defineAccion } from '../core/accion';
import { list } from '../core/tags';
import { customer, customerFields } from './customer';

export const saveCustomer = defineAccion({
  name: 'cliente.guardar',
  module: 'warehouse',
  summary: 'Crea o cambia un cliente.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: customerFields,
  output: customer,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Customer')],
});
