import type { SessionState } from '../session/sessionStore';
import { type AppError, isAppError } from '../wms/appError';
import { accionMeta } from '../wms/generated/accionMeta.gen';
import { performCall } from '../wms/performCall';
import type { QueuedChange } from './queuedChange';

/** `later`: it may still be done; an error: the server refused it for good. */
export type Outcome = 'sent' | 'later' | AppError;

const passing = new Set([401, 408, 425, 429]);

/** Below 400: no answer at all, or the page of a network that asks to sign in first. */
const mayStillBeDone = ({ status }: AppError) =>
  status < 400 || status >= 500 || passing.has(status);

export async function sendChange(
  { accion, body, key }: QueuedChange,
  state: SessionState,
): Promise<Outcome> {
  const { private: privateFields } = accionMeta[accion] ?? {};
  const call = { method: 'POST', withUser: true, accion, body, privateFields } as const;
  try {
    await performCall({ ...call, idempotencyKey: key }, state);
    return 'sent';
  } catch (error) {
    return isAppError(error) && !mayStillBeDone(error) ? error : 'later';
  }
}
