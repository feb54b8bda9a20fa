import { ImportPage } from '@/components/imports/ImportPage';
import {
  customersPath,
  locationsPath,
  orderListPath,
  productsPath,
  stockPath,
} from '@/utils/paths';

const pages = {
  productos: {
    purpose: 'Crea y actualiza productos desde una planilla; el código dice cuál es cada uno.',
    list: { to: productsPath, label: 'Productos' },
    doneLabel: 'Ver los productos',
  },
  ubicaciones: {
    purpose:
      'Crea y actualiza ubicaciones desde una planilla; el depósito y el código dicen cuál es cada una.',
    list: { to: locationsPath, label: 'Ubicaciones' },
    doneLabel: 'Ver las ubicaciones',
  },
  clientes: {
    purpose: 'Crea y actualiza clientes desde una planilla; el nombre dice cuál es cada uno.',
    list: { to: customersPath, label: 'Clientes' },
    doneLabel: 'Ver los clientes',
  },
  existencias: {
    purpose:
      'Deja cada existencia en la cantidad que dice la planilla; la diferencia queda como un ajuste.',
    list: { to: stockPath, label: 'Existencias' },
    doneLabel: 'Ver las existencias',
  },
  pedidos: {
    purpose:
      'Crea pedidos desde una planilla: una fila por producto, y las de igual referencia forman un pedido.',
    list: { to: orderListPath, label: 'Lista de pedidos' },
    doneLabel: 'Ver los pedidos',
  },
} as const;

type Kind = keyof typeof pages;

/** Where a file of what the warehouse keeps is taken in. */
const importPage = (kind: Kind) => () => (
  <ImportPage kind={kind} flag="ORDERS.create" title={`Importar ${kind}`} {...pages[kind]} />
);

export const ImportProductsPage = importPage('productos');
export const ImportLocationsPage = importPage('ubicaciones');
export const ImportCustomersPage = importPage('clientes');
export const ImportStockPage = importPage('existencias');
export const ImportOrdersPage = importPage('pedidos');
