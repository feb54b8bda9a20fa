import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NoticeHost } from '@/components/feedback/NoticeHost';
import { type Flushable, PersistorContext } from './PersistorContext';
import type { AppStore } from './store';
import { AppTheme } from './theme/AppTheme';

interface ProvidersProps {
  store: AppStore;
  persistor: Flushable;
  children: ReactNode;
}

/** The stored session is read before the first render, so nothing here has to wait for it. */
export function Providers({ store, persistor, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <PersistorContext value={persistor}>
        <AppTheme>
          {children}
          <NoticeHost />
        </AppTheme>
      </PersistorContext>
    </Provider>
  );
}
