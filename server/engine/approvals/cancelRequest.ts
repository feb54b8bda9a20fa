import type { Context } from '../acciones/context';
import { conflict } from '../http/fault';
import { staleVersion } from '../http/staleVersion';
import { refuseRequest } from './closeRequest';
import { lockRequest } from './lockRequest';
import { requestActions } from './requestActions';

/** Whoever asked takes it back, while it is not decided. */
export async function cancelRequest(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const request = await lockRequest(context, id);
  if (!requestActions(request, [], context.viewer).includes('cancel')) {
    throw conflict('Solo quien la pidió puede cancelarla, y mientras nadie terminó de decidir.');
  }
  if (request.version !== version) throw staleVersion(null);
  await refuseRequest(context, request, 'cancelled', { accountId: context.viewer.accountId });
}
