import { ImportPage } from '@/components/imports/ImportPage';
import {
  customersPath,
  locationsPath,
  orderListPath,
  productsPath,
  stockPath,
} from '@/utils/paths';

export const ImportProductsPage = () => (
  <ImportPage
    kind="productos"
    flag="ORDERS.create"
    title="Importar productos"
    purpose="Crea y actualiza productos desde una planilla; el código dice cuál es cada uno."
    list={{ to: productsPath, label: 'Productos' }}
    doneLabel="Ver los productos"
  />
);

export const ImportLocationsPage = () => (
  <ImportPage
    kind="ubicaciones"
    flag="ORDERS.create"
    title="Importar ubicaciones"
    purpose="Crea y actualiza ubicaciones desde una planilla; el depósito y el código dicen cuál es cada una."
    list={{ to: locationsPath, label: 'Ubicaciones' }}
    doneLabel="Ver las ubicaciones"
  />
);

export const ImportCustomersPage = () => (
  <ImportPage
    kind="clientes"
    flag="ORDERS.create"
    title="Importar clientes"
    purpose="Crea y actualiza clientes desde una planilla; el nombre dice cuál es cada uno."
    list={{ to: customersPath, label: 'Clientes' }}
    doneLabel="Ver los clientes"
  />
);

export const ImportStockPage = () => (
  <ImportPage
    kind="existencias"
    flag="ORDERS.create"
    title="Importar existencias"
    purpose="Deja cada existencia en la cantidad que dice la planilla; la diferencia queda como un ajuste."
    list={{ to: stockPath, label: 'Existencias' }}
    doneLabel="Ver las existencias"
  />
);

export const ImportOrdersPage = () => (
  <ImportPage
    kind="pedidos"
    flag="ORDERS.create"
    title="Importar pedidos"
    purpose="Crea pedidos desde una planilla: una fila por producto, y las de igual referencia forman un pedido."
    list={{ to: orderListPath, label: 'Lista de pedidos' }}
    doneLabel="Ver los pedidos"
  />
);
