import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { drafts } from '@/components/form/drafts';
import { keepSession } from '@/services/session/keepSession';
import {
  persistActions,
  type SessionState,
  sessionReducers,
  storedState,
} from '@/services/session/sessionStore';
import { api } from '@/services/wms/api';
import { tellFailures } from './tellFailures';

/** What one person read or began to write is not for the next one, whichever tab the change came from. */
const forgetOnUserChange: Middleware<object, SessionState> =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const before = getState().user.ID;
    const result = next(action);
    const changed = before !== undefined && getState().user.ID !== before;
    if (changed) {
      drafts.clear();
      dispatch(api.util.resetApiState());
    }
    return result;
  };

export function makeStore() {
  const store = configureStore({
    reducer: { ...sessionReducers(), [api.reducerPath]: api.reducer },
    preloadedState: storedState(),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: persistActions } }).concat(
        api.middleware,
        forgetOnUserChange,
        tellFailures,
      ),
  });
  setupListeners(store.dispatch);
  return { store, persistor: keepSession(store) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];
