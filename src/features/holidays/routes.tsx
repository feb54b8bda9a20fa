import type { RouteObject } from 'react-router-dom';
import {
  balancesPath,
  leaveRulesPath,
  newLeavePath,
  routes as paths,
  publicHolidaysPath,
  teamLeavePath,
} from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.holidays,
    lazy: async () => ({ Component: (await import('./pages/HolidaysPage')).HolidaysPage }),
  },
  {
    path: newLeavePath,
    lazy: async () => ({ Component: (await import('./pages/NewLeavePage')).NewLeavePage }),
  },
  {
    path: `${paths.holidays}/leave/:id`,
    lazy: async () => ({ Component: (await import('./pages/LeavePage')).LeavePage }),
  },
  {
    path: teamLeavePath,
    lazy: async () => ({ Component: (await import('./pages/TeamLeavePage')).TeamLeavePage }),
  },
  {
    path: balancesPath,
    lazy: async () => ({ Component: (await import('./pages/BalancesPage')).BalancesPage }),
  },
  {
    path: `${balancesPath}/:id`,
    lazy: async () => ({ Component: (await import('./pages/BalancePage')).BalancePage }),
  },
];

/** For who administers the settings, too. */
export const settingsRoutes: RouteObject[] = [
  {
    path: publicHolidaysPath,
    lazy: async () => ({
      Component: (await import('./pages/PublicHolidaysPage')).PublicHolidaysPage,
    }),
  },
  {
    path: leaveRulesPath,
    lazy: async () => ({ Component: (await import('./pages/LeaveRulesPage')).LeaveRulesPage }),
  },
];
