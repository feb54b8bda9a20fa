import type { RouteObject } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import type { FeatureManifest } from '@/components/shell/featureManifest';

/** A module with one page, for tests of what stands around pages. */
export function sampleModule(manifest: Partial<FeatureManifest> & { id: string; label: string }) {
  const path = `/${manifest.id}`;
  const element = <Page title={manifest.label}>Contenido</Page>;
  const routes: RouteObject[] = [{ path, element }];
  const base: FeatureManifest = {
    flag: null,
    group: 'people',
    icon: 'people',
    order: 10,
    paths: [{ path, label: manifest.label }],
    routes: () => routes,
    ...manifest,
  };
  return base;
}

export const sampleModules: readonly FeatureManifest[] = [
  sampleModule({ id: 'users', label: 'Personas' }),
  sampleModule({ id: 'orders', label: 'Pedidos', flag: 'ORDERS', group: 'warehouse' }),
  sampleModule({ id: 'holidays', label: 'Vacaciones', flag: 'HOLIDAYS', group: 'time' }),
  sampleModule({ id: 'receipts', label: 'Recibos', flag: 'RECEIPTS', group: 'pay' }),
];
