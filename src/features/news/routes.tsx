import type { RouteObject } from 'react-router-dom';
import {
  askNewsPath,
  enterNewsPath,
  importNewsPath,
  newsCalendarPath,
  newsTypesPath,
  ownNewsPath,
  routes as paths,
} from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.news,
    lazy: async () => ({ Component: (await import('./pages/NewsListPage')).NewsListPage }),
  },
  {
    path: newsCalendarPath,
    lazy: async () => ({ Component: (await import('./pages/NewsCalendarPage')).NewsCalendarPage }),
  },
  {
    path: enterNewsPath,
    lazy: async () => ({ Component: (await import('./pages/EnterNewsPage')).EnterNewsPage }),
  },
  {
    path: newsTypesPath,
    lazy: async () => ({ Component: (await import('./pages/NewsTypesPage')).NewsTypesPage }),
  },
  {
    path: importNewsPath,
    lazy: async () => ({ Component: (await import('./pages/ImportNewsPage')).ImportNewsPage }),
  },
  {
    path: ownNewsPath,
    lazy: async () => ({ Component: (await import('./pages/OwnNewsPage')).OwnNewsPage }),
  },
  {
    path: askNewsPath,
    lazy: async () => ({ Component: (await import('./pages/AskNewsPage')).AskNewsPage }),
  },
  {
    path: `${paths.news}/:id`,
    lazy: async () => ({ Component: (await import('./pages/NewsPage')).NewsPage }),
  },
];
