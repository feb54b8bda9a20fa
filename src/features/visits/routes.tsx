import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { routes as paths } from '@/utils/paths';
import {
  importVisitsPath,
  newVisitPath,
  visitDayPath,
  visitFiguresPath,
  visitMapPath,
  visitOrderPath,
  visitPurposesPath,
  visitSeriesPath,
} from '@/utils/visitPaths';

export const routes: RouteObject[] = [
  {
    path: paths.visits,
    lazy: async () => ({ Component: (await import('./pages/VisitsPage')).VisitsPage }),
  },
  {
    path: visitDayPath,
    lazy: async () => ({ Component: (await import('./pages/VisitDayPage')).VisitDayPage }),
  },
  {
    path: visitMapPath,
    lazy: async () => ({ Component: (await import('./pages/VisitMapPage')).VisitMapPage }),
  },
  {
    path: visitFiguresPath,
    lazy: async () => ({ Component: (await import('./pages/VisitFiguresPage')).VisitFiguresPage }),
  },
  {
    path: visitOrderPath,
    lazy: async () => ({ Component: (await import('./pages/VisitOrderPage')).VisitOrderPage }),
  },
  {
    path: newVisitPath,
    lazy: async () => ({ Component: (await import('./pages/NewVisitPage')).NewVisitPage }),
  },
  {
    path: visitPurposesPath,
    lazy: async () => ({
      Component: (await import('./pages/VisitPurposesPage')).VisitPurposesPage,
    }),
  },
  {
    path: importVisitsPath,
    lazy: async () => ({ Component: (await import('./pages/ImportVisitsPage')).ImportVisitsPage }),
  },
  {
    path: visitSeriesPath,
    lazy: async () => ({ Component: (await import('./series/SeriesListPage')).SeriesListPage }),
  },
  {
    path: `${visitSeriesPath}/:id`,
    lazy: async () => ({ Component: needsId((await import('./series/SeriesPage')).SeriesPage) }),
  },
  {
    path: `${visitSeriesPath}/:id/edit`,
    lazy: async () => ({
      Component: needsId((await import('./series/CorrectSeriesPage')).CorrectSeriesPage),
    }),
  },
  {
    path: `${paths.visits}/:id`,
    lazy: async () => ({ Component: needsId((await import('./pages/VisitPage')).VisitPage) }),
  },
  {
    path: `${paths.visits}/:id/edit`,
    lazy: async () => ({
      Component: needsId((await import('./pages/CorrectVisitPage')).CorrectVisitPage),
    }),
  },
];
