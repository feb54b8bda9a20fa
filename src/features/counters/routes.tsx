import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { countAccuracyPath, dueStockPath, newCountPath } from '@/utils/countPaths';
import { routes as paths } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.counters,
    lazy: async () => ({ Component: (await import('./pages/CountsPage')).CountsPage }),
  },
  {
    path: newCountPath,
    lazy: async () => ({ Component: (await import('./pages/NewCountPage')).NewCountPage }),
  },
  {
    path: dueStockPath,
    lazy: async () => ({ Component: (await import('./pages/DueStockPage')).DueStockPage }),
  },
  {
    path: countAccuracyPath,
    lazy: async () => ({ Component: (await import('./pages/AccuracyPage')).AccuracyPage }),
  },
  {
    path: `${paths.counters}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/CountPage')).CountPage) }),
  },
  {
    path: `${paths.counters}/:id/count`,
    lazy: async () => ({
      Component: needsId((await import('./pages/CountingPage')).CountingPage),
    }),
  },
];
