import { eq } from 'drizzle-orm';
import { link } from '../../../db/schema/sync';
import type { Context } from '../../../engine/acciones/context';
import { findLink } from '../linkQueries';
import { mayKeep } from '../nameFor';
import { type LinkSecrets, noSecrets, secretsOfLink } from './linkKeys';
import { movedSecrets } from './secretPlaces';

type Asked = Parameters<typeof movedSecrets>[1] & { id?: number | undefined };

/** The secrets of a stored link, lent to a trial of whoever may change it, and for the places that they were given for. */
export async function lentSecrets(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  asked: Asked,
): Promise<LinkSecrets> {
  if (asked.id === undefined) return noSecrets;
  const stored = await findLink(db, eq(link.id, asked.id));
  if (!stored || !mayKeep(viewer, stored)) return noSecrets;
  const secrets = await secretsOfLink(db, stored.id);
  for (const moved of movedSecrets(stored, asked)) secrets[moved] = null;
  return secrets;
}
