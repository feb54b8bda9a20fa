import type { newsType } from '../../db/schema/news';
import { invalid } from '../../engine/http/fault';
import { requestTypeOf } from './newsRequestTypes';

type Type = typeof newsType.$inferSelect;

/** A request goes on where it was: who decides what is reserved is somebody else. */
export function sameRequestType(before: Type, after: Type): void {
  if (requestTypeOf(before) === requestTypeOf(after)) return;
  throw invalid({ typeId: 'Para avisar algo distinto, retirá este aviso y hacé otro.' });
}
