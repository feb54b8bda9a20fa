import type { Permission } from '@contract/core/permissions';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { MissingPage } from '@/components/lazy/MissingPage';
import { rescued } from '@/components/lazy/rescued';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { NotFound } from '@/components/shell/NotFound';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { BootShell } from './shell/BootShell';
import { LandingRedirect } from './shell/LandingRedirect';
import { Shell } from './shell/Shell';
import { RequireSession } from './shell/session/RequireSession';
import { UnexpectedError } from './shell/UnexpectedError';

/** The router keeps a failed page as failed: one whose code did not come is instead a page that goes on trying. */
function withRescue(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  if (typeof lazy === 'function') {
    const load = async () => (await lazy()).Component as ComponentType;
    return { ...route, lazy: async () => ({ Component: await rescued(load, MissingPage) }) };
  }
  return children ? { ...route, children: children.map(withRescue) } : route;
}

interface Guarded {
  id: string;
  flag: Permission | readonly Permission[] | null;
  routes: () => RouteObject[];
}

function guardedRoute({ id, flag, routes }: Guarded): RouteObject {
  const element = flag ? (
    <RequirePermission flag={flag}>
      <Outlet />
    </RequirePermission>
  ) : (
    <Outlet />
  );
  return { id, element, errorElement: <UnexpectedError />, children: routes().map(withRescue) };
}

function moduleRoutes({ settings, ...module }: FeatureManifest): RouteObject[] {
  const own = guardedRoute(module);
  return settings ? [own, guardedRoute({ id: `${module.id}-settings`, ...settings })] : [own];
}

/** The whole tree; tests mount it in a memory router. */
export function appRoutes(modules: readonly FeatureManifest[]): RouteObject[] {
  const open = modules.filter((module) => module.open);
  return [
    ...open
      .flatMap(moduleRoutes)
      .map((route) => ({ ...route, HydrateFallback: BootShell }) as RouteObject),
    {
      element: (
        <RequireSession>
          <Shell modules={modules} />
        </RequireSession>
      ),
      errorElement: <UnexpectedError />,
      HydrateFallback: BootShell,
      children: [
        { path: '/', element: <LandingRedirect /> },
        ...modules.filter((module) => !module.open).flatMap(moduleRoutes),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
