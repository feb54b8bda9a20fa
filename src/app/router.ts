import { createBrowserRouter } from 'react-router-dom';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { appRoutes } from './appRoutes';

export function makeRouter(modules: readonly FeatureManifest[]) {
  return createBrowserRouter(appRoutes(modules));
}
