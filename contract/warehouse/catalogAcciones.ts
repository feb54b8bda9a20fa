import { defineAccion } from '../core/accion';
import { listInput, listOutput } from '../core/listInput';
import { each, list } from '../core/tags';
import { customer, customerFields } from './customer';
import { location, locationFields } from './location';
import { product, productFields } from './product';

export const listCustomers = defineAccion({
  name: 'cliente.listar',
  module: 'warehouse',
  summary: 'Los clientes que atienden las sedes al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS', 'VISITS.plan'],
  scope: 'all',
  input: listInput({
    sort: ['name', 'address', 'siteName'],
    filter: ['name', 'siteId', 'active'],
  }),
  output: listOutput(customer),
  provides: [list('Customer'), each('Customer', 'rows')],
});

export const listLocations = defineAccion({
  name: 'ubicacion.listar',
  module: 'warehouse',
  summary: 'Las ubicaciones de los depósitos al alcance de quien pregunta.',
  method: 'GET',
  permission: ['ORDERS', 'COUNTERS'],
  scope: 'all',
  input: listInput({
    sort: ['code', 'siteName'],
    filter: ['code', 'barcode', 'use', 'siteId', 'active'],
  }),
  output: listOutput(location),
  provides: [list('Location'), each('Location', 'rows')],
});

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

export const saveLocation = defineAccion({
  name: 'ubicacion.guardar',
  module: 'warehouse',
  summary: 'Crea o cambia una ubicación.',
  method: 'POST',
  permission: 'ORDERS.create',
  scope: 'all',
  input: locationFields,
  output: location,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [list('Location')],
});

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
