import type { Dispatch } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { sawItem } from './jsonStorage';
import { sessionEnded } from './sessionActions';
import { isItemKey, parseItem } from './storedItems';

/** Signing in or out, or a change of theme, in one tab reaches the others. Returns how to stop. */
export function storageSync(dispatch: Dispatch): () => void {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    // Without a key all of it was cleared.
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
