import type { Permission } from '@contract/core/permissions';
import type { Audience } from '@contract/posts/post';
import { can } from '@contract/session/can';
import { eq, sql } from 'drizzle-orm';
import { post } from '../../db/schema/posts';
import type { Context } from '../../engine/acciones/context';
import { forbidden } from '../../engine/http/fault';
import type { Ends } from '../../engine/store/defineChanges';
import { clock } from '../../engine/time/clock';
import { announcePost } from './announcePost';
import { storedAudience } from './postAudience';
import { postsStore } from './postsStore';
import { checkAudience } from './savePostParts';

/** The words of a post that another module tells of something of its own. */
export interface ToldPost {
  title: string;
  body: string;
  expiresAt: Date;
}

interface Told extends ToldPost {
  /** The readers where the author does not speak to everybody. */
  siteId: number;
  link: { path: string; flag: Permission };
}

/** Publishes it in the name of whoever asks, as any post of theirs; answers its number. */
export async function tellOnWall(
  context: Context,
  { siteId, link, ...words }: Told,
): Promise<number> {
  const { db, viewer } = context;
  if (!can(viewer.roles, 'POSTS.CREATE')) {
    throw forbidden('No podés publicar en el muro: pedíselo a quien publica.');
  }
  // An author speaks to no more people than their role reaches.
  const audience: Audience =
    viewer.roleScope === 'all' ? { kind: 'all' } : { kind: 'site', ids: [siteId] };
  await checkAudience(db, viewer, audience);
  const row = await postsStore.create(
    context,
    {
      ...{ ...words, ...storedAudience(audience), authorId: viewer.accountId },
      ...{ linkPath: link.path, linkFlag: link.flag },
    },
    { told: { after: words } },
  );
  await announcePost(context, row.id, 'published');
  return row.id;
}

/** The post, held until the end of the transaction, while it is on the wall. */
async function holdLive({ db }: Ends, id: number) {
  const [row] = await db.select().from(post).where(eq(post.id, id)).for('update');
  if (!row || row.archivedAt !== null) return null;
  return row.expiresAt === null || row.expiresAt > clock.now() ? row : null;
}

/** Updates the post when the record that it tells of changed; an archived post stays as it was. */
export async function retellOnWall(ends: Ends, id: number, words: ToldPost): Promise<void> {
  const row = await holdLive(ends, id);
  if (!row) return;
  const { title, body, expiresAt } = row;
  const told = { before: { title, body, expiresAt }, after: words };
  await postsStore.write(ends, row, { ...words, editedAt: sql`anden_now()` }, { told });
}

/** Archives the post of a record that has ended. */
export async function takeOffWall(ends: Ends, id: number): Promise<void> {
  const row = await holdLive(ends, id);
  if (row) await postsStore.write(ends, row, { archivedAt: sql`anden_now()` }, {});
}
