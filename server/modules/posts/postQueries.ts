import { listPosts } from '@contract/posts/postAcciones';
import { can } from '@contract/session/can';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { post } from '../../db/schema/posts';
import type { Context, Viewer } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';

export type PostRow = typeof post.$inferSelect;

const live = sql`(${post.archivedAt} is null and (${post.expiresAt} is null or ${post.expiresAt} > anden_now()))`;

/** Its audience includes this person: everybody, their site or their area. */
function writtenFor(viewer: Viewer): SQL {
  return sql`(${post.audienceKind} = 'all'
    or (${post.audienceKind} = 'site' and ${viewer.siteId}::int = any(${post.audienceIds}))
    or (${post.audienceKind} = 'area' and ${viewer.areaId}::int = any(${post.audienceIds})))`;
}

/** Also by themselves, and everything for who publishes for everybody. */
function addressedTo(viewer: Viewer): SQL {
  if (viewer.roleScope === 'all' && can(viewer.roles, 'POSTS.CREATE')) return sql`true`;
  return sql`(${writtenFor(viewer)} or ${post.authorId} = ${viewer.accountId})`;
}

/** A post that is no longer on the wall stays visible to those who rule over it. */
export function visibleTo(viewer: Viewer): SQL {
  if (!can(viewer.roles, 'POSTS.CREATE')) return sql`(${live} and ${addressedTo(viewer)})`;
  const rules =
    viewer.roleScope === 'all' ? sql`true` : sql`${post.authorId} = ${viewer.accountId}`;
  return sql`((${live} or ${rules}) and ${addressedTo(viewer)})`;
}

/** People do not owe a reading of their own posts, nor of those that were not for them. */
const owedBy = (viewer: Viewer) =>
  sql`(${post.authorId} <> ${viewer.accountId} and ${writtenFor(viewer)})`;

const readBy = (viewer: Viewer, confirmed: boolean) => sql`exists (
  select from post_read r where r.post_id = ${post.id} and r.account_id = ${viewer.accountId}
  ${confirmed ? sql`and r.confirmed_at is not null` : sql``})`;

function stateCondition(value: unknown): SQL {
  if (value === 'archived') return sql`${post.archivedAt} is not null`;
  if (value === 'expired')
    return sql`(${post.archivedAt} is null and ${post.expiresAt} <= anden_now())`;
  return live;
}

const columnsFor = (viewer: Viewer): ListColumns => ({
  publishedAt: { kind: 'instant', by: post.publishedAt },
  title: { kind: 'text', by: post.title },
  authorId: { kind: 'number', by: post.authorId },
  state: { kind: 'condition', where: stateCondition },
  unread: {
    kind: 'condition',
    where: (on) =>
      on === true ? sql`(${owedBy(viewer)} and not ${readBy(viewer, false)})` : undefined,
  },
  pendingConfirmation: {
    kind: 'condition',
    where: (on) =>
      on === true
        ? sql`(${post.asksConfirmation} and ${owedBy(viewer)} and not ${readBy(viewer, true)})`
        : undefined,
  },
});

export const postsList = defineList({
  accion: listPosts,
  id: post.id,
  columns: ({ viewer }) => columnsFor(viewer),
  order: [descending(post.pinned), descending(post.publishedAt)],
  search: post.searchText,
  where: ({ viewer }, { filters }) =>
    and(visibleTo(viewer), filters.some(({ field }) => field === 'state') ? undefined : live),
  fields: getTableColumns(post),
  from: (select) => select.from(post).$dynamic(),
});

export const noPost = 'La publicación no existe o ya no está a tu alcance.';

export async function visiblePost(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<PostRow> {
  const [row] = await db
    .select()
    .from(post)
    .where(and(eq(post.id, id), visibleTo(viewer)));
  if (!row) throw notFound(noPost);
  return row;
}

const heldPosts = builtOnce((db, where) => db.select().from(post).where(where).for('update'));

/** Holds the row until the end of the transaction, so that two writers take turns. */
export async function lockPost(db: Db, viewer: Viewer, id: number): Promise<PostRow | undefined> {
  const [row] = await heldPosts(db, and(eq(post.id, id), visibleTo(viewer)));
  return row;
}
