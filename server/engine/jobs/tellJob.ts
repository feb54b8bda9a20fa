import type { Db } from '../../db/Db';
import { recordEvent } from '../events/recordEvent';

const tags = [{ type: 'Job', id: 'LIST' }] as const;

/** To whoever asked for the task, and to who looks after the server. */
export async function tellJob(db: Db, accountId: number | null): Promise<void> {
  await recordEvent(db, tags, { kind: 'everyone', permission: 'ADMIN.settings' });
  if (accountId !== null) await recordEvent(db, tags, { kind: 'accounts', ids: [accountId] });
}
