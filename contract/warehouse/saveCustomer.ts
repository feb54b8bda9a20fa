import { defineAccion } from '../accion';
import { list } from '../tags';
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
