import type { Db } from '../../db/Db';
import { type Actor, recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../events/recordEvent';
import type { PublicContext } from './context';

/** A change and its trace where no request's own transaction leaves it: in a task, by the server itself, or beside a refusal that counts. */
export const tracedAs = (
  db: Db,
  actor: Omit<Actor, 'address'> & { address?: string },
): Pick<PublicContext, 'db' | 'audit' | 'emit'> => ({
  db,
  audit: (change) => recordAudit(db, { address: '', ...actor }, change),
  emit: (tags, audience) => recordEvent(db, tags, audience),
});
