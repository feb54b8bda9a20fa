import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { supplier, supplierFields } from './supplier';

export const listSuppliers = defineAccion({
  name: 'proveedor.listar',
  module: 'receiving',
  summary: 'Quiénes traen mercadería a los depósitos.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'everyone',
  input: listInput({ sort: ['name'], filter: ['name', 'active'] }),
  output: listOutput(supplier),
  provides: [list('Supplier'), each('Supplier', 'rows')],
});

export const saveSupplier = defineAccion({
  name: 'proveedor.guardar',
  module: 'receiving',
  summary: 'Crea o cambia un proveedor.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'everyone',
  input: supplierFields,
  output: supplier,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Supplier')],
});
