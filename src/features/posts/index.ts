import type { FeatureManifest } from '@/components/shell/featureManifest';
import { routes } from './routes';

export const posts: FeatureManifest = {
  id: 'posts',
  flag: 'POSTS',
  group: 'communication',
  label: 'Muro',
  icon: 'campaign',
  order: 10,
  paths: [
    {
      path: '/posts',
      label: 'Muro',
      keywords: 'publicaciones avisos novedades anuncios comunicación comentarios',
    },
  ],
  routes: () => routes,
};
