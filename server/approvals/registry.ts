import { leaveRequest } from '../acciones/holidays/leaveRequest';
import { newsRequest, reservedNewsRequest } from '../acciones/news/newsRequest';
import { orderRequest } from '../acciones/orders/orderRequest';
import { profileChangeRequest } from '../acciones/profile/profileChangeRequest';
import type { RequestType } from './requestType';

/** Everything that can be asked for. One line each. */
export const requestTypes: readonly RequestType[] = [
  leaveRequest,
  newsRequest,
  orderRequest,
  profileChangeRequest,
  reservedNewsRequest,
];

const byType = new Map(requestTypes.map((type) => [type.type, type]));

export function requestTypeNamed(type: string): RequestType {
  const found = byType.get(type);
  if (!found) throw new Error(`no request type ${type}`);
  return found;
}
