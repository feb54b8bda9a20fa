import type { RouteObject } from 'react-router-dom';
import { needsId } from '@/components/shell/needsId';
import { routes as paths } from '@/utils/paths';
import {
  newVisitPath,
  visitDayPath,
  visitFiguresPath,
  visitMapPath,
  visitOrderPath,
  visitPurposesPath,
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
