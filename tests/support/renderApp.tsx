import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { appRoutes } from '@/app/appRoutes';
import { Providers } from '@/app/Providers';
import { makeStore } from '@/app/store';
import type { FeatureManifest } from '@/components/shell/featureManifest';
import { api } from '@/services/wms/api';
import { setMedia } from './matchMedia';

interface Session {
  /** Over a signed-in warehouse worker; `null`: nobody. */
  user?: Record<string, unknown> | null;
  roles?: Record<string, unknown>;
  config?: Record<string, unknown>;
  /** Base address of the server that answers. */
  server?: string;
  path?: string;
}

const someone = {
  ID: 7,
  NAME: 'Domínguez, Tomás',
  JWT: 'jwt',
  EMAIL: 'tomas@anden.test',
  POSITION: 'Operario',
};

function keep(key: string, value: unknown) {
  localStorage.setItem(key, JSON.stringify(value ?? {}));
}

function mount(routes: RouteObject[], session: Session) {
  if (!window.matchMedia) setMedia();
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined;
  keep('USER', session.user === null ? {} : { ...someone, WMS: session.server, ...session.user });
  keep('ROLES', session.roles ?? {});
  keep('CONFIG', session.config);
  keep('CLIENT', session.server ? { url: session.server } : {});
  const { store, persistor } = makeStore();
  const router = createMemoryRouter(routes, { initialEntries: [session.path ?? '/'] });
  const view = render(
    <Providers store={store} persistor={persistor}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  const close = () => {
    view.unmount();
    act(() => {
      store.dispatch(api.util.resetApiState());
    });
  };
  return { ...view, store, persistor, router, close, user: userEvent.setup() };
}

/** The whole application over the real store, in a memory router. */
export function renderApp(modules: readonly FeatureManifest[], session: Session = {}) {
  return mount(appRoutes(modules), session);
}

/** This renders a block with everything that stands around it; `/otra` is another page to leave for. */
export function renderBlock(element: ReactElement, session: Session = {}) {
  return mount(
    [
      { path: '/otra', element: <p>Otra página</p> },
      { path: '*', element },
    ],
    session,
  );
}
