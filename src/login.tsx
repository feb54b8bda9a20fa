import '@fontsource-variable/figtree/wght.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { readEarlyForm } from '@/features/session/earlyForm';
import { LoginPage } from '@/features/session/LoginPage';
import { loadFirstRun } from '@/features/session/loadFirstRun';
import { makeLoginStore } from '@/features/session/makeLoginStore';
import { passOverLogin } from '@/features/session/passOverLogin';
import { preloadApp } from '@/features/session/preloadApp';

const { store, persistor } = makeLoginStore();
const firstRun = loadFirstRun(store.getState().config);
const root = document.getElementById('login-root');

async function leave(address: string): Promise<void> {
  await persistor.flush();
  // Back then goes to what was before, and not to a form that is done with.
  location.replace(address);
}

if (root) {
  const early = readEarlyForm(root.querySelector('form'));
  // In one go: a key pressed between reading the static form and replacing it would be lost.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <Provider store={store}>
          <LoginPage early={early} leave={leave} firstRun={firstRun} />
        </Provider>
      </StrictMode>,
    ),
  );
}

passOverLogin((address) => location.replace(address));
preloadApp();
