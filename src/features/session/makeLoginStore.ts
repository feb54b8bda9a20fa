import { configureStore } from '@reduxjs/toolkit';
import { keepSession } from '@/services/session/keepSession';
import { persistActions, sessionReducers, storedState } from '@/services/session/sessionStore';

/** The session alone: the cache of server data would double what this page has to load. */
export function makeLoginStore() {
  const store = configureStore({
    reducer: sessionReducers(),
    preloadedState: storedState(),
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistActions } }),
  });
  return { store, persistor: keepSession(store) };
}
