import type { FeatureManifest } from '@/components/shell/featureManifest';
import {
  documentRequestsPath,
  documentTypesPath,
  ownDocumentsPath,
  routes as paths,
} from '@/utils/paths';
import { routes, settingsRoutes } from './routes';

/** People with these flags may keep the files of others; everybody else has only their own. */
const keepers = ['LIQUIDATION.SHOW', 'ADMIN'] as const;

export const documents: FeatureManifest = {
  id: 'documents',
  flag: 'DOCUMENTS',
  group: 'documents',
  label: 'Legajo',
  icon: 'folder',
  order: 50,
  paths: [
    {
      path: paths.documents,
      label: 'Legajo',
      keywords: 'papeles contrato dni carnet libreta vencimientos',
    },
    { path: ownDocumentsPath, label: 'Mi legajo', keywords: 'mis papeles' },
    {
      path: documentRequestsPath,
      label: 'Pedir documentos',
      flag: keepers,
      keywords: 'reclamar papeles',
      action: true,
    },
    {
      path: documentTypesPath,
      label: 'Tipos de documento',
      flag: keepers,
      keywords: 'carpetas vencimiento',
    },
  ],
  routes: () => routes,
  settings: { flag: ['DOCUMENTS', 'ADMIN.settings'], routes: () => settingsRoutes },
};
