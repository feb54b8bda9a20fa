import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { modules } from './modules';
import { Providers } from './Providers';
import { watchPreloadErrors } from './preloadError';
import { makeRouter } from './router';
import { makeStore } from './store';

watchPreloadErrors();
const { store, persistor } = makeStore();
const router = makeRouter(modules);
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers store={store} persistor={persistor}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
