import type { Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer } from 'redux-persist';
import { jsonStorage } from './jsonStorage';
import { type ItemKey, parseItem } from './storedItems';

/** Its types know neither `deserialize` nor that the item may hold less than the slice. */
type Settings<S> = PersistConfig<S> & { deserialize: false };

interface Kept {
  _persist?: unknown;
}

/** A slice kept in one item of local storage, as plain JSON under exactly that name. */
export function persisted<S extends object>(key: ItemKey, reducer: Reducer<S>): Reducer<S> {
  const untouched = new Set([
    JSON.stringify(reducer(undefined, { type: 'untouched' })),
    JSON.stringify(parseItem(key, localStorage.getItem(key))),
  ]);
  let answered = false;
  const settings: Settings<S> = {
    key,
    keyPrefix: '',
    storage: jsonStorage,
    serialize: false,
    deserialize: false,
    blacklist: ['_persist'],
    timeout: 0,
    // What the item holds is the whole truth: merging would keep the flags of whoever was here before.
    stateReconciler: (stored: S, now: S & Kept) => {
      const first = !answered;
      answered = true;
      const { _persist, ...held } = now;
      // Who signed in before the storage answered is here, and not who was before.
      return first && !untouched.has(JSON.stringify(held)) ? (held as S) : stored;
    },
  };
  return persistReducer(settings, reducer) as unknown as Reducer<S>;
}
