import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { customer } from './customer';

export const listCustomers = defineAccion({
  name: 'cliente.listar',
  module: 'warehouse',
  summary: 'Los clientes que atienden las sedes al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: listInput({
    sort: ['name', 'address', 'siteName'],
    filter: ['name', 'siteId', 'active'],
  }),
  output: listOutput(customer),
  provides: [list('Customer'), each('Customer', 'rows')],
});
