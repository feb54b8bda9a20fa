import { type ReactNode, useContext, useEffect } from 'react';
import { selectSignedIn } from '@/services/session/userSlice';
import { browser } from '../../browser';
import { useAppSelector } from '../../hooks';
import { PersistorContext } from '../../PersistorContext';
import { BootShell } from '../BootShell';
import { loginAddress } from './loginAddress';

/** Without a session, here or ended in another tab, the sign-in page takes over. */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  const persistor = useContext(PersistorContext);
  useEffect(() => {
    if (signedIn) return;
    // The sign-in page reads what is stored: it must not find the person who just left.
    const address = loginAddress(window.location);
    void persistor.flush().then(() => browser.goTo(address));
  }, [signedIn, persistor]);
  return signedIn ? children : <BootShell />;
}
