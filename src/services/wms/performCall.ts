import { env } from '@/env';
import type { SessionState } from '../session/sessionStore';
import { baseAddress } from './baseAddress';
import { encodeRequest } from './encodeRequest';
import { type SendOptions, sendRequest } from './sendRequest';
import { serverMode } from './serverMode';
import type { WmsCall } from './wmsCall';

type CallState = Omit<SessionState, 'roles'>;

/** Makes a call on behalf of whoever is signed in. */
export async function performCall(
  call: WmsCall,
  state: CallState,
  options?: SendOptions,
): Promise<unknown> {
  const { token } = env;
  const server = await serverMode(baseAddress(state), token, state.config.olderServers);
  const { ID: userId, JWT: jwt } = state.user;
  return sendRequest(encodeRequest(call, server, { token, userId, jwt }), options);
}
