import type { Settings } from '@contract/settings/settings';
import type { StorageManager } from '@mui/material/styles';
import type { Store } from '@reduxjs/toolkit';
import { configSet, selectConfig } from '@/services/session/configSlice';

export const themeKey = 'theme';

const inert = {
  get: (value: unknown) => value,
  set: () => undefined,
  subscribe: () => () => undefined,
};

/** MUI's colour scheme kept in CONFIG: local storage holds four items and no library adds a fifth. */
export function colorSchemeStorage(store: Store): StorageManager {
  const read = () => selectConfig(themeKey)(store.getState());
  return ({ key }) => {
    if (key !== themeKey) return inert;
    return {
      get: (value: unknown) => read() ?? value,
      set: (value: Settings['theme']) => {
        if (read() !== value) store.dispatch(configSet({ key: themeKey, value }));
      },
      subscribe: (handler: (value: unknown) => void) => {
        let last = read();
        return store.subscribe(() => {
          const next = read();
          if (next === last) return;
          last = next;
          handler(next);
        });
      },
    };
  };
}
