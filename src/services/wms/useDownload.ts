import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { SessionState } from '../session/sessionStore';
import { baseAddress } from './baseAddress';
import { bringFile, guardedAddress } from './serverImages';

function save(href: string, name: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a file of the server: by its address, or brought with the session's header from another origin. */
export function useDownload(): (address: string, name: string) => Promise<void> {
  const store = useStore<SessionState>();
  return useCallback(
    async (address, name) => {
      const guarded = guardedAddress(address, baseAddress(store.getState()));
      if (!guarded) return save(address, name);
      const copy = await bringFile(guarded, store.getState());
      save(copy, name);
      // The browser reads it when it saves, not before.
      setTimeout(() => URL.revokeObjectURL(copy), 60_000);
    },
    [store],
  );
}
