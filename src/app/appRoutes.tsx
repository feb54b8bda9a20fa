import { Outlet, type RouteObject } from 'react-router-dom';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { NotFound } from '@/components/shell/NotFound';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { BootShell } from './shell/BootShell';
import { LandingRedirect } from './shell/LandingRedirect';
import { Shell } from './shell/Shell';
import { RequireSession } from './shell/session/RequireSession';
import { UnexpectedError } from './shell/UnexpectedError';

function moduleRoute({ id, flag, routes }: FeatureManifest): RouteObject {
  const element = flag ? (
    <RequirePermission flag={flag}>
      <Outlet />
    </RequirePermission>
  ) : (
    <Outlet />
  );
  return { id, element, errorElement: <UnexpectedError />, children: routes() };
}

/** The whole tree; tests mount it in a memory router. */
export function appRoutes(modules: readonly FeatureManifest[]): RouteObject[] {
  const open = modules.filter((module) => module.open);
  return [
    ...open.map((module) => ({ ...moduleRoute(module), HydrateFallback: BootShell })),
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
        ...modules.filter((module) => !module.open).map(moduleRoute),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}
