import type { FeatureManifest } from '@/components/shell/featureManifest';
import { newEnvelopePath, ownSignedPath, routes as paths } from '@/utils/paths';
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
    {
      path: newEnvelopePath,
      label: 'Enviar a firmar',
      // People with these flags may have papers of others signed.
      flag: ['LIQUIDATION.SHOW', 'ADMIN'],
      keywords: 'mandar documento contrato política sobre',
      action: true,
    },
    { path: ownSignedPath, label: 'Mis firmas', keywords: 'documentos para firmar' },
  ],
  routes: () => routes,
};
