import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes } from './routes';

export const orders: FeatureManifest = {
  id: 'orders',
  flag: 'ORDERS',
  group: 'warehouse',
  label: 'Pedidos',
  icon: 'orders',
  order: 10,
  paths: [
    { path: '/orders', label: 'Pedidos', keywords: 'depósito preparación despacho entregas' },
  ],
  routes: () => routes,
};
