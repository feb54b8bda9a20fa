import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import { guardedAddress, holdImage } from '@/services/wms/serverImages';
import { useNotice } from '../feedback/useNotice';

/** Opens a file of the server in a tab: by itself, or brought with the session's header from another origin. */
export function useOpenServerFile(): (address: string) => Promise<void> {
  const store = useStore<SessionState>();
  const notify = useNotice();
  return useCallback(
    async (address) => {
      const guarded = guardedAddress(address, baseAddress(store.getState()));
      if (!guarded) {
        window.open(address, '_blank', 'noopener');
        return;
      }
      // Opened in the same turn as the click, or the browser takes it for an advertisement.
      const tab = window.open('', '_blank');
      const { url, release } = holdImage(guarded, store.getState());
      const made = await url;
      release();
      if (made && tab) tab.location.href = made;
      else {
        tab?.close();
        notify({ text: 'No pudimos abrir el archivo. Probá de nuevo.', tone: 'error' });
      }
    },
    [store, notify],
  );
}
