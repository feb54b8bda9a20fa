import type { RouteObject } from 'react-router-dom';
import { newEnvelopePath, ownSignedPath, routes as paths, signaturesPath } from '@/utils/paths';

export const routes: RouteObject[] = [
  {
    path: paths.signed,
    lazy: async () => ({ Component: (await import('./pages/SignedPage')).SignedPage }),
  },
  {
    path: ownSignedPath,
    lazy: async () => ({ Component: (await import('./pages/OwnSignedPage')).OwnSignedPage }),
  },
  {
    path: signaturesPath,
    lazy: async () => ({ Component: (await import('./pages/SignaturesPage')).SignaturesPage }),
  },
  {
    path: newEnvelopePath,
    lazy: async () => ({ Component: (await import('./pages/NewEnvelopePage')).NewEnvelopePage }),
  },
  {
    path: `${paths.signed}/sign/:id`,
    lazy: async () => ({ Component: (await import('./pages/SignPage')).SignPage }),
  },
  {
    path: `${paths.signed}/envelopes/:id`,
    lazy: async () => ({ Component: (await import('./pages/EnvelopePage')).EnvelopePage }),
  },
  {
    path: `${paths.signed}/envelopes/:id/edit`,
    lazy: async () => ({ Component: (await import('./pages/EditEnvelopePage')).EditEnvelopePage }),
  },
];
