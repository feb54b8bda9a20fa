import type { Dispatch, Store } from '@reduxjs/toolkit';
import { type Persistor, persistStore, REHYDRATE } from 'redux-persist';
import { sawItem } from './jsonStorage';
import { sessionEnded } from './sessionActions';
import { isItemKey, parseItem } from './storedItems';

/** Writes the four items as the store changes, and follows the other tabs. Flush before leaving the page. */
export function keepSession(store: Store): Persistor {
  storageSync(store.dispatch);
  const persistor = persistStore(store);
  // A change is written some moments later: a page that is reloaded at once would forget it.
  window.addEventListener('pagehide', () => void persistor.flush());
  return persistor;
}

/** Signing in or out, or a change of theme, in one tab reaches the others. Returns how to stop. */
function storageSync(dispatch: Dispatch): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    // A missing key means that all of it was cleared.
    if (key === null) dispatch(sessionEnded());
    if (key === null || !isItemKey(key)) return;
    sawItem(key, newValue);
    const payload = parseItem(key, newValue);
    const empty = Object.keys(payload).length === 0;
    if (key === 'USER' && empty) dispatch(sessionEnded());
    else dispatch({ type: REHYDRATE, key, payload });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
