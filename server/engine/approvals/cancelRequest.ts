import type { Context } from '../acciones/context';
import { conflict } from '../http/fault';
import { refuseRequest } from './closeRequest';
import { lockRequest } from './lockRequest';
import { refuseUnseen } from './refuseUnseen';
import { requestActions } from './requestActions';

/** The asker takes it back, while it is not decided. */
export async function cancelRequest(
  context: Context,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const request = await lockRequest(context, id);
  if (!requestActions(request, [], context.viewer).includes('cancel')) {
    throw conflict('Solo quien la pidió puede cancelarla, y mientras nadie terminó de decidir.');
  }
  refuseUnseen(request, { version });
  await refuseRequest(context, request, 'cancelled', { accountId: context.viewer.accountId });
}
