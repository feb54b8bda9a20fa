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
    // The item holds the whole truth: merging would keep the flags of the person who was here before.
    stateReconciler: (stored: S, now: S & Kept) => {
      const first = !answered;
      answered = true;
      const { _persist, ...held } = now;
      // A person who signed in before the storage answered is here, and the person before them is not.
      return first && !untouched.has(JSON.stringify(held)) ? (held as S) : stored;
    },
  };
  return persistReducer(settings, reducer) as unknown as Reducer<S>;
}
