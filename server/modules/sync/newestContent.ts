import type { tryLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { link } from '../../db/schema/sync';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { turnOf } from '../../engine/signing/turnOf';
import { askSource } from './address/askSource';
import type { Content } from './address/askWhole';
import { type LinkSecrets, noSecrets, secretsOfLink } from './address/linkKeys';
import { refuseSource } from './address/refuseSource';
import { movedSecrets } from './address/secretPlaces';
import { listFiles, takeStill } from './folder/linkFolder';
import { findLink } from './linkQueries';
import { mayKeep } from './nameFor';

type Asked = z.output<typeof tryLink.input>;
type Asking = Pick<Context, 'db' | 'viewer' | 'services'>;

/** The secrets of a stored link, for whoever may change it, and for the places that they were given for. */
async function secretsFor({ db, viewer }: Asking, asked: Asked): Promise<LinkSecrets> {
  if (asked.id === undefined) return noSecrets;
  const stored = await findLink(db, eq(link.id, asked.id));
  if (!stored || !mayKeep(viewer, stored)) return noSecrets;
  const secrets = await secretsOfLink(db, stored.id);
  for (const moved of movedSecrets(stored, asked)) secrets[moved] = null;
  return secrets;
}

/** The newest that a link could read as it is written now, which the caller drops; null where there is nothing. */
export async function newestContent(asking: Asking, asked: Asked): Promise<Content | null> {
  const { services } = asking;
  if (asked.via !== 'folder') {
    await refuseSource(asking, asked);
    const secrets = await secretsFor(asking, asked);
    return askSource(services, asked, secrets, { turn: turnOf(asking.viewer), trial: true });
  }
  const file = (await listFiles(services, asked)).at(-1);
  if (!file) return null;
  const spooled = await takeStill(services, asked, file);
  if (!spooled) throw conflict(`${file.name} se está escribiendo: probá en un momento.`);
  return { name: file.name, spooled };
}
