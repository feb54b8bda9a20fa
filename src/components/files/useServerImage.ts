import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SessionState } from '@/services/session/sessionStore';
import { baseAddress } from '@/services/wms/baseAddress';
import { guardedAddress, holdImage } from '@/services/wms/serverImages';

/** The `src` to give: the address itself, or a copy brought with the session's header from another origin. */
export function useServerImage(address: string | null | undefined): string | undefined {
  const store = useStore<SessionState>();
  const base = useSelector((state: SessionState) => baseAddress(state));
  const guarded = address ? guardedAddress(address, base) : undefined;
  const [copy, setCopy] = useState<string>();
  useEffect(() => {
    if (!guarded) return;
    let shown = true;
    const { url, release } = holdImage(guarded, store.getState());
    void url.then((made) => shown && setCopy(made));
    return () => {
      shown = false;
      setCopy(undefined);
      release();
    };
  }, [guarded, store]);
  return guarded ? copy : (address ?? undefined);
}
