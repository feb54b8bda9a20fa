import type { AccionDefinition } from '@contract/core/accion';
import type { Db } from '../../db/Db';
import type { PublicContext } from './context';
import { tracedAs } from './tracedAs';

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
      services,
      ...tracedAs(tx, { accountId, address, accion: accion.name }),
    }),
  );
  services.wake();
  return answer;
}
