import type { Post } from '@contract/posts/post';
import { can } from '@contract/session/can';
import { and, asc, count, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { area, site } from '../../db/schema/organisation';
import { postFile, postImage, postReaction, postRead } from '../../db/schema/posts';
import type { Viewer } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import { audienceOf } from './postAudience';
import type { PostRow } from './postQueries';
import { audienceLabel, postActions } from './postRules';

const siteNames = builtOnce((db) => db.select({ id: site.id, name: site.name }).from(site));
const areaNames = builtOnce((db) => db.select({ id: area.id, name: area.name }).from(area));

async function placeNames(db: Db) {
  const [sites, areas] = await Promise.all([siteNames(db), areaNames(db)]);
  return {
    sites: new Map(sites.map((row) => [row.id, row.name])),
    areas: new Map(areas.map((row) => [row.id, row.name])),
  };
}

const imagesWhere = builtOnce((db, where) =>
  db
    .select({ image: postImage, file: storedFile })
    .from(postImage)
    .innerJoin(storedFile, eq(storedFile.hash, postImage.hash))
    .where(where)
    .orderBy(asc(postImage.position)),
);

const filesWhere = builtOnce((db, where) =>
  db.select().from(postFile).where(where).orderBy(asc(postFile.position)),
);

const reactionsWhere = builtOnce((db, where) =>
  db
    .select({ postId: postReaction.postId, kind: postReaction.kind, count: count() })
    .from(postReaction)
    .where(where)
    .groupBy(postReaction.postId, postReaction.kind),
);

const ownReactionsWhere = builtOnce((db, where) => db.select().from(postReaction).where(where));
const readsWhere = builtOnce((db, where) => db.select().from(postRead).where(where));

/** Rows as the reader sees them: a fixed number of queries, however many posts. */
export async function presentPosts(db: Db, viewer: Viewer, rows: PostRow[]): Promise<Post[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [names, authors, images, files, reactions, mine, reads] = await Promise.all([
    placeNames(db),
    authorRefs(
      db,
      rows.map((row) => row.authorId),
    ),
    imagesWhere(db, anyOf(postImage.postId, ids)),
    filesWhere(db, anyOf(postFile.postId, ids)),
    reactionsWhere(db, anyOf(postReaction.postId, ids)),
    ownReactionsWhere(
      db,
      and(anyOf(postReaction.postId, ids), eq(postReaction.accountId, viewer.accountId)),
    ),
    readsWhere(db, and(anyOf(postRead.postId, ids), eq(postRead.accountId, viewer.accountId))),
  ]);
  return rows.map((row) => {
    const audience = audienceOf(row);
    const read = reads.find((item) => item.postId === row.id);
    const author = authors.get(row.authorId);
    if (!author) throw new Error(`post ${row.id} has no author`);
    return {
      id: row.id,
      version: row.version,
      title: row.title,
      body: row.body,
      author,
      mine: row.authorId === viewer.accountId,
      audience,
      audienceLabel: audienceLabel(audience, names),
      pinned: row.pinned,
      publishedAt: row.publishedAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      archivedAt: row.archivedAt?.toISOString() ?? null,
      asksConfirmation: row.asksConfirmation,
      readAt: read?.readAt.toISOString() ?? null,
      confirmedAt: read?.confirmedAt?.toISOString() ?? null,
      images: images
        .filter(({ image }) => image.postId === row.id)
        .map(({ image, file }) => ({
          hash: image.hash,
          url: `/archivos/${image.hash}`,
          previewUrl: `/archivos/${file.previewHash ?? image.hash}`,
          width: file.width ?? 1,
          height: file.height ?? 1,
          alt: image.alt,
        })),
      files: files
        .filter(({ postId }) => postId === row.id)
        .map(({ hash, name }) => ({ hash, name, url: `/archivos/${hash}` })),
      link: row.linkFlag && can(viewer.roles, row.linkFlag) ? row.linkPath : null,
      reactions: reactions
        .filter((item) => item.postId === row.id)
        .map(({ kind, count: total }) => ({ kind, count: total })),
      myReaction: mine.find((item) => item.postId === row.id)?.kind ?? null,
      commentCount: row.commentCount,
      actions: postActions(viewer, row),
    };
  });
}

export async function presentPost(db: Db, viewer: Viewer, row: PostRow): Promise<Post> {
  const [presented] = await presentPosts(db, viewer, [row]);
  if (!presented) throw new Error('a post vanished while it was presented');
  return presented;
}
