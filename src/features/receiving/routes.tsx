import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { routes as paths } from '@/utils/paths';
import {
  aheadPath,
  importArrivalsPath,
  newArrivalPath,
  putAwayPath,
  reorderPath,
  suppliersPath,
} from '@/utils/receivingPaths';

export const routes: RouteObject[] = [
  {
    path: paths.receiving,
    lazy: async () => ({ Component: (await import('./pages/ArrivalsPage')).ArrivalsPage }),
  },
  {
    path: newArrivalPath,
    lazy: async () => ({ Component: (await import('./pages/NewArrivalPage')).NewArrivalPage }),
  },
  {
    path: putAwayPath,
    lazy: async () => ({ Component: (await import('./pages/PutAwayPage')).PutAwayPage }),
  },
  {
    path: reorderPath,
    lazy: async () => ({ Component: (await import('./pages/ReorderPage')).ReorderPage }),
  },
  {
    path: aheadPath,
    lazy: async () => ({ Component: (await import('./pages/AheadPage')).AheadPage }),
  },
  {
    path: importArrivalsPath,
    lazy: async () => ({
      Component: (await import('./pages/ImportArrivalsPage')).ImportArrivalsPage,
    }),
  },
  {
    path: suppliersPath,
    lazy: async () => ({ Component: (await import('./pages/SuppliersPage')).SuppliersPage }),
  },
  {
    path: `${paths.receiving}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/ArrivalPage')).ArrivalPage) }),
  },
  {
    path: `${paths.receiving}/:id/receive`,
    lazy: async () => ({ Component: needsId((await import('./pages/ReceivePage')).ReceivePage) }),
  },
];
