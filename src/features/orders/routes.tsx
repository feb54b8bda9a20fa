import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import {
  customersPath,
  importCustomersPath,
  importLocationsPath,
  importOrdersPath,
  importProductsPath,
  importStockPath,
  locationsPath,
  newOrderPath,
  orderFiguresPath,
  orderListPath,
  orderMapPath,
  routes as paths,
  productsPath,
  stockPath,
} from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.orders,
    lazy: async () => ({ Component: (await import('./pages/BoardPage')).BoardPage }),
  },
  {
    path: orderListPath,
    lazy: async () => ({ Component: (await import('./pages/OrderListPage')).OrderListPage }),
  },
  {
    path: orderMapPath,
    lazy: async () => ({ Component: (await import('./map/OrderMapPage')).OrderMapPage }),
  },
  {
    path: newOrderPath,
    lazy: async () => ({ Component: (await import('./pages/NewOrderPage')).NewOrderPage }),
  },
  {
    path: stockPath,
    lazy: async () => ({ Component: (await import('./pages/StockPage')).StockPage }),
  },
  {
    path: productsPath,
    lazy: async () => ({ Component: (await import('./pages/ProductsPage')).ProductsPage }),
  },
  {
    path: locationsPath,
    lazy: async () => ({ Component: (await import('./pages/LocationsPage')).LocationsPage }),
  },
  {
    path: customersPath,
    lazy: async () => ({ Component: (await import('./pages/CustomersPage')).CustomersPage }),
  },
  {
    path: `${productsPath}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/ProductPage')).ProductPage) }),
  },
  {
    path: `${locationsPath}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/LocationPage')).LocationPage) }),
  },
  {
    path: `${customersPath}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/CustomerPage')).CustomerPage) }),
  },
  {
    path: importStockPath,
    lazy: async () => ({ Component: (await import('./catalog/importPages')).ImportStockPage }),
  },
  {
    path: importOrdersPath,
    lazy: async () => ({ Component: (await import('./catalog/importPages')).ImportOrdersPage }),
  },
  {
    path: importProductsPath,
    lazy: async () => ({ Component: (await import('./catalog/importPages')).ImportProductsPage }),
  },
  {
    path: importLocationsPath,
    lazy: async () => ({ Component: (await import('./catalog/importPages')).ImportLocationsPage }),
  },
  {
    path: importCustomersPath,
    lazy: async () => ({ Component: (await import('./catalog/importPages')).ImportCustomersPage }),
  },
  {
    path: orderFiguresPath,
    lazy: async () => ({ Component: (await import('./pages/FiguresPage')).FiguresPage }),
  },
  {
    path: `${paths.orders}/:id`,
    lazy: async () => ({
      Component: needsId((await import('./pages/OrderPage')).OrderPage),
    }),
  },
  {
    path: `${paths.orders}/:id/edit`,
    lazy: async () => ({
      Component: needsId((await import('./pages/EditOrderPage')).EditOrderPage),
    }),
  },
  {
    path: `${paths.orders}/:id/pick`,
    lazy: async () => ({
      Component: needsId((await import('./pages/PickingPage')).PickingPage),
    }),
  },
  {
    path: `${paths.orders}/:id/deliver`,
    lazy: async () => ({
      Component: needsId((await import('./pages/DeliveryPage')).DeliveryPage),
    }),
  },
];
