import type { tryLink } from '@contract/sync/linkAcciones';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { link } from '../../db/schema/sync';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { askAddress, type Content } from './address/askAddress';
import { keyOfLink } from './address/linkKeys';
import { listFiles, readStill } from './folder/linkFolder';
import { findLink } from './linkQueries';
import { mayKeep } from './nameFor';
import { placeOf, refuseSource } from './saveLink';

type Asked = z.output<typeof tryLink.input>;
type Asking = Pick<Context, 'db' | 'viewer' | 'services'>;

/** The key of a stored link, for whoever may change it, and for the place that it was given for. */
async function keyFor({ db, viewer }: Asking, asked: Asked): Promise<string | null> {
  if (asked.id === undefined) return null;
  const stored = await findLink(db, eq(link.id, asked.id));
  if (!stored || !mayKeep(viewer, stored.what) || placeOf(stored) !== placeOf(asked)) return null;
  return keyOfLink(db, stored.id);
}

/** The newest that a link could read as it is written now; null where there is nothing. */
export async function newestContent(asking: Asking, asked: Asked): Promise<Content | null> {
  const { services } = asking;
  if (asked.via === 'address') {
    await refuseSource(asking, asked);
    const key = await keyFor(asking, asked);
    return askAddress(services, { url: asked.url ?? '', header: asked.header, key });
  }
  const file = (await listFiles(services, asked)).at(-1);
  if (!file) return null;
  const bytes = await readStill(services, asked, file);
  if (!bytes) throw conflict(`${file.name} se está escribiendo: probá en un momento.`);
  return { name: file.name, bytes };
}
