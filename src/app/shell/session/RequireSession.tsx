import { type ReactNode, useEffect } from 'react';
import { selectSignedIn } from '@/services/session/userSlice';
import { browser } from '../../browser';
import { useAppSelector } from '../../hooks';
import { BootShell } from '../BootShell';
import { loginAddress } from './loginAddress';

/** Without a session, here or ended in another tab, the sign-in page takes over. */
export function RequireSession({ children }: { children: ReactNode }) {
  const signedIn = useAppSelector(selectSignedIn);
  useEffect(() => {
    if (!signedIn) browser.goTo(loginAddress(window.location));
  }, [signedIn]);
  return signedIn ? children : <BootShell />;
}
