import { isMissingPiece } from '@/components/lazy/isMissingPiece';
import { unreachable } from '@/services/wms/sendRequest';
import type { Asking, Choose } from './sessionCalls';

/** The endpoints, which the app needs too and this page is drawn without: they come while a password is typed. */
export const loadCalls = () => import('./sessionCalls');

/** Asks through the one API, on behalf of whoever the state names. */
export async function askServer<Answer>(state: Asking, choose: Choose<Answer>): Promise<Answer> {
  const { callOnce } = await loadCalls().catch((error: unknown) => {
    throw isMissingPiece(error) ? unreachable(error) : error;
  });
  return callOnce(state, choose);
}
