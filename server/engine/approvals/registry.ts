import { finder, partsOf } from '../module';
import type { RequestType } from './requestType';

/** Everything that can be asked for. */
export const requestTypes = (): readonly RequestType[] => partsOf('requests');

export const findRequestType = finder(requestTypes, ({ type }) => type);

export function requestTypeNamed(type: string): RequestType {
  const found = findRequestType(type);
  if (!found) throw new Error(`no request type ${type}`);
  return found;
}
