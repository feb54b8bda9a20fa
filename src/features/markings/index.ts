import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes as paths } from '@/utils/paths';
import {
  credentialPath,
  kiosksPath,
  ownPunchesPath,
  presencePath,
  punchDayPath,
  punchNowPath,
} from '@/utils/timePaths';
import { kioskRoutes, routes } from './routes';

export const markings: FeatureManifest = {
  id: 'markings',
  // Each page has its own: staff only punch, who administers only looks.
  flag: null,
  group: 'time',
  label: 'Fichadas',
  icon: 'punch',
  order: 10,
  // Staff open this most, each morning and each evening.
  phoneOrder: 2,
  paths: [
    {
      path: punchNowPath,
      label: 'Fichar',
      flag: 'MARKINGS.CREATE',
      keywords: 'entrar salir entrada salida marcar reloj',
      action: true,
    },
    {
      path: presencePath,
      label: 'Quién está',
      flag: 'MARKINGS.SHOW',
      keywords: 'presentes adentro llegadas tarde ausentes ahora',
    },
    {
      path: punchDayPath,
      label: 'Fichadas del día',
      flag: 'MARKINGS.SHOW',
      keywords: 'olvidos salidas sin fichar faltan',
    },
    {
      path: paths.markings,
      label: 'Todas las fichadas',
      flag: 'MARKINGS.SHOW',
      keywords: 'lista exportar reloj',
    },
    {
      path: ownPunchesPath,
      label: 'Mis fichadas',
      flag: 'MARKINGS.CREATE',
      keywords: 'corregir me olvidé de fichar mes',
    },
    {
      path: credentialPath,
      label: 'Mi código para fichar',
      flag: 'MARKINGS.CREATE',
      keywords: 'credencial QR kiosco PIN',
    },
    {
      path: kiosksPath,
      label: 'Kioscos de fichada',
      flag: 'ADMIN.settings',
      keywords: 'tableta puerta emparejar',
    },
  ],
  routes: () => routes,
};

export const kiosk: FeatureManifest = {
  id: 'kiosk',
  flag: null,
  open: true,
  group: null,
  label: 'Kiosco',
  icon: 'punch',
  order: 101,
  paths: [],
  routes: () => kioskRoutes,
};
