import type { SessionState } from '../session/sessionStore';
import { normalizeAddress } from './normalizeAddress';

/** The server of this person, else the one of the client, else the one typed when signing in, else this page's own. */
export function baseAddress({ user, client, config }: Omit<SessionState, 'roles'>): string {
  return (
    normalizeAddress(user.WMS) ??
    normalizeAddress(client.url) ??
    normalizeAddress(config.server) ??
    location.origin
  );
}
