import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import {
  clockNumbersPath,
  credentialPath,
  enterPunchesPath,
  importPunchesPath,
  kiosksPath,
  outsidePunchesPath,
  ownPunchesPath,
  presencePath,
  punchDayPath,
  punchNowPath,
} from '@/utils/timePaths';

export const routes: RouteObject[] = [
  {
    path: paths.markings,
    lazy: async () => ({ Component: (await import('./pages/PunchListPage')).PunchListPage }),
  },
  {
    path: punchNowPath,
    lazy: async () => ({ Component: (await import('./pages/PunchNowPage')).PunchNowPage }),
  },
  {
    path: ownPunchesPath,
    lazy: async () => ({ Component: (await import('./pages/OwnPunchesPage')).OwnPunchesPage }),
  },
  {
    path: presencePath,
    lazy: async () => ({ Component: (await import('./pages/PresencePage')).PresencePage }),
  },
  {
    path: punchDayPath,
    lazy: async () => ({ Component: (await import('./pages/PunchDayPage')).PunchDayPage }),
  },
  {
    path: outsidePunchesPath,
    lazy: async () => ({
      Component: (await import('./pages/OutsidePunchesPage')).OutsidePunchesPage,
    }),
  },
  {
    path: enterPunchesPath,
    lazy: async () => ({ Component: (await import('./pages/EnterPunchesPage')).EnterPunchesPage }),
  },
  {
    path: importPunchesPath,
    lazy: async () => ({
      Component: (await import('./pages/ImportPunchesPage')).ImportPunchesPage,
    }),
  },
  {
    path: clockNumbersPath,
    lazy: async () => ({ Component: (await import('./pages/ClockNumbersPage')).ClockNumbersPage }),
  },
  {
    path: credentialPath,
    lazy: async () => ({ Component: (await import('./pages/CredentialPage')).CredentialPage }),
  },
  {
    path: kiosksPath,
    lazy: async () => ({ Component: (await import('./pages/KiosksPage')).KiosksPage }),
  },
  {
    path: `${paths.markings}/person/:id`,
    lazy: async () => ({
      Component: (await import('./pages/PersonPunchesPage')).PersonPunchesPage,
    }),
  },
  {
    path: `${paths.markings}/:id`,
    lazy: async () => ({ Component: (await import('./pages/PunchPage')).PunchPage }),
  },
];

/** For a tablet at a door, where nobody signs in. */
export const kioskRoutes: RouteObject[] = [
  {
    path: paths.kiosk,
    lazy: async () => ({ Component: (await import('./pages/KioskPage')).KioskPage }),
  },
];
