import { type ReactNode, useContext, useEffect } from 'react';
import { selectSignedIn } from '@/services/session/userSlice';
import { browser } from '@/utils/browser';
import { useAppSelector } from '../../hooks';
import { PersistorContext } from '../../PersistorContext';
import { BootShell } from '../BootShell';
import { loginAddress } from './loginAddress';

/** When there is no session, or it ended in another tab, the sign-in page takes over. */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  const persistor = useContext(PersistorContext);
  useEffect(() => {
    if (signedIn) return;
    // Written before the page goes: the sign-in page must not find the person who just left.
    void persistor.flush();
    browser.replaceBy(loginAddress(window.location));
  }, [signedIn, persistor]);
  return signedIn ? children : <BootShell />;
}
