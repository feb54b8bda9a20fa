import { isAppError } from '@/services/wms/appError';
import type { RootState } from '../../store';

interface Call {
  status: string;
  error?: unknown;
  startedTimeStamp?: number;
  endpointName?: string;
}

function calls({ wms }: RootState): Call[] {
  const all = [...Object.values(wms.queries), ...Object.values(wms.mutations)];
  return all as Call[];
}

function latest(state: RootState, matches: (call: Call) => boolean): number {
  return calls(state).reduce(
    (last, call) => (matches(call) ? Math.max(last, call.startedTimeStamp ?? 0) : last),
    0,
  );
}

const failed = (call: Call, code: string) =>
  call.status === 'rejected' && isAppError(call.error) && call.error.code === code;

/** A wrong password is another matter, and who leaves a session that is over needs no other. */
const besides = new Set(['endView', 'signIn', 'signOut']);

/** When the last call that found the session over was made; 0 if none. */
export const selectSessionOverAt = (state: RootState) =>
  latest(state, (call) => failed(call, 'sin_sesion') && !besides.has(call.endpointName ?? ''));

/** When the server said that the time of "ver como" has passed; 0 if it did not. */
export const selectViewOverAt = (state: RootState) =>
  latest(state, (call) => failed(call, 'vista_terminada'));

/** True while the last thing known of the server is that it could not be reached. */
export const selectUnreachable = (state: RootState) =>
  latest(state, (call) => failed(call, 'sin_red')) >
  latest(state, (call) => call.status === 'fulfilled');
