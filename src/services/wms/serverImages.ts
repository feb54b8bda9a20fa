import { env } from '@/env';
import type { SessionState } from '../session/sessionStore';
import { baseAddress } from './baseAddress';
import { serverMode } from './serverMode';

interface Held {
  url: Promise<string | undefined>;
  users: number;
  timer?: ReturnType<typeof setTimeout>;
}

/** Long enough to come back to the same list. */
const keepUnused = 60_000;
const held = new Map<string, Held>();

type CallState = Omit<SessionState, 'roles'>;

/** The full address of an image that only the session's header opens; nothing where the browser can ask by itself. */
export function guardedAddress(address: string, base: string): string | undefined {
  if (base === location.origin) return undefined;
  const url = new URL(address.startsWith('/') ? base + address : address, `${base}/`);
  const guarded = url.origin !== location.origin && url.origin === new URL(base).origin;
  return guarded ? url.href : undefined;
}

/** A copy in the browser's memory of what only the session's header opens. */
export async function bringFile(address: string, state: CallState): Promise<string> {
  const { bearer } = await serverMode(baseAddress(state), env.token, state.config.olderServers);
  const headers = bearer ? { Authorization: `Bearer ${state.user.JWT}` } : undefined;
  const response = await fetch(address, { headers });
  if (!response.ok) throw new Error(`file answered ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

function forget(key: string, { url }: Held): void {
  held.delete(key);
  void url.then((made) => made && URL.revokeObjectURL(made));
}

/** All who show an image share a copy; call `release` when it is no longer shown. */
export function holdImage(address: string, state: CallState) {
  const key = `${state.user.ID} ${address}`;
  const image: Held = held.get(key) ?? {
    users: 0,
    // Initials stand where the picture is missing; the next to ask tries again.
    url: bringFile(address, state).catch((): undefined => {
      held.delete(key);
      return undefined;
    }),
  };
  held.set(key, image);
  clearTimeout(image.timer);
  image.users += 1;
  const release = () => {
    image.users -= 1;
    if (image.users === 0) image.timer = setTimeout(() => forget(key, image), keepUnused);
  };
  return { url: image.url, release };
}
