import type { RouteObject } from 'react-router-dom';
import { routes as paths } from '@/utils/paths';
import {
  assignmentsPath,
  importRosterPath,
  openShiftsPath,
  ownShiftsPath,
  rotationsPath,
  shiftsPath,
} from '@/utils/timePaths';

export const routes: RouteObject[] = [
  {
    path: paths.schedules,
    lazy: async () => ({ Component: (await import('./pages/RosterPage')).RosterPage }),
  },
  {
    path: importRosterPath,
    lazy: async () => ({ Component: (await import('./pages/ImportRosterPage')).ImportRosterPage }),
  },
  {
    path: ownShiftsPath,
    lazy: async () => ({ Component: (await import('./pages/OwnShiftsPage')).OwnShiftsPage }),
  },
  {
    path: assignmentsPath,
    lazy: async () => ({ Component: (await import('./pages/AssignmentsPage')).AssignmentsPage }),
  },
  {
    path: openShiftsPath,
    lazy: async () => ({ Component: (await import('./pages/OpenShiftsPage')).OpenShiftsPage }),
  },
  {
    path: shiftsPath,
    lazy: async () => ({ Component: (await import('./pages/ShiftsPage')).ShiftsPage }),
  },
  {
    path: rotationsPath,
    lazy: async () => ({ Component: (await import('./pages/RotationsPage')).RotationsPage }),
  },
];
