import type { FeatureManifest } from '@/components/shell/featureManifest';
import {
  customersPath,
  locationsPath,
  newOrderPath,
  orderFiguresPath,
  orderListPath,
  orderMapPath,
  routes as paths,
  productsPath,
  stockPath,
} from '@/utils/paths';
import { routes } from './routes';

export const orders: FeatureManifest = {
  id: 'orders',
  flag: 'ORDERS',
  group: 'warehouse',
  label: 'Pedidos',
  icon: 'orders',
  order: 10,
  paths: [
    {
      path: paths.orders,
      label: 'Pedidos',
      keywords: 'depósito preparación despacho entregas tablero',
    },
    {
      path: orderListPath,
      label: 'Lista de pedidos',
      keywords: 'buscar pedidos grilla entregados cancelados',
    },
    {
      path: orderMapPath,
      label: 'Mapa de entregas',
      keywords: 'mapa entregas pendientes reparto direcciones',
    },
    {
      path: newOrderPath,
      label: 'Nuevo pedido',
      flag: 'ORDERS.create',
      keywords: 'crear pedido cliente',
      action: true,
    },
    {
      path: stockPath,
      label: 'Existencias',
      keywords: 'stock inventario ubicaciones lotes mercadería',
    },
    {
      path: productsPath,
      label: 'Productos',
      keywords: 'catálogo artículos código de barras',
    },
    {
      path: locationsPath,
      label: 'Ubicaciones',
      keywords: 'estanterías pasillos etiquetas depósito',
    },
    { path: customersPath, label: 'Clientes', keywords: 'direcciones entregas' },
    {
      path: orderFiguresPath,
      label: 'Cifras del día',
      keywords: 'atrasados líneas por hora ritmo pedidos',
    },
  ],
  routes: () => routes,
};
