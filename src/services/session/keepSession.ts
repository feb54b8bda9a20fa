import type { Store } from '@reduxjs/toolkit';
import { type Persistor, persistStore } from 'redux-persist';
import { storageSync } from './storageSync';

/** Writes the four items as the store changes, and follows the other tabs. Flush before leaving the page. */
export function keepSession(store: Store): Persistor {
  storageSync(store.dispatch);
  return persistStore(store);
}
