import type { FeatureManifest } from '@/components/shell/featureManifest';
import { ownSignedPath, routes as paths } from '@/utils/paths';
import { routes } from './routes';

export const signed: FeatureManifest = {
  id: 'signed',
  flag: 'SIGNED',
  group: 'documents',
  label: 'Firmas',
  icon: 'sign',
  order: 52,
  paths: [
    { path: paths.signed, label: 'Firmas', keywords: 'firmar contrato política sobre' },
    { path: ownSignedPath, label: 'Mis firmas', keywords: 'documentos para firmar' },
  ],
  routes: () => routes,
};
