import type { AccionDefinition } from '@contract/core/accion';
import type { Db } from '../../db/client';
import { recordAudit } from '../audit/recordAudit';
import { recordEvent } from '../events/recordEvent';
import type { PublicContext } from './context';

type Tools = Pick<PublicContext, 'db' | 'audit' | 'emit' | 'services'>;

/** The change with its trace, for an accion whose refusals must be counted and so runs outside of one. */
export async function ownTransaction<T>(
  { db, address, services }: PublicContext,
  accion: AccionDefinition,
  accountId: number,
  work: (tools: Tools) => Promise<T>,
): Promise<T> {
  const answer = await db.transaction((tx: Db) =>
    work({
      db: tx,
      services,
      audit: (change) => recordAudit(tx, { accountId, address, accion: accion.name }, change),
      emit: (tags, audience) => recordEvent(tx, tags, audience),
    }),
  );
  services.wake();
  return answer;
}
