import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const summary: FeatureManifest = {
  id: 'summary',
  flag: 'SUMMARY',
  group: 'home',
  label: 'Inicio',
  icon: 'home',
  order: 15,
  paths: [
    { path: paths.summary, label: 'Inicio', keywords: 'resumen cumpleaños ausentes cobertura hoy' },
  ],
  routes: () => routes,
};
