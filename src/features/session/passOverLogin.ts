import { storedState } from '@/services/session/sessionStore';
import { selectSignedIn } from '@/services/session/userSlice';
import { nextAddress } from './nextAddress';

/** A person who comes back here with the browser's button and is signed in meanwhile goes on to where they wanted. */
export function passOverLogin(leave: (address: string) => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const cameBack =
      persisted || (navigation && 'type' in navigation && navigation.type === 'back_forward');
    const choosing = new URLSearchParams(location.search).has('cambiar');
    if (!cameBack || choosing || !selectSignedIn(storedState())) return;
    leave(nextAddress(location.search, location.origin) ?? '/');
  });
}
