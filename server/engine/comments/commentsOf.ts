import type { commentFields, recordComment as shownComment } from '@contract/core/comment';
import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { recordComment, recordCommentFile } from '../../db/schema/comments';
import { storedFile } from '../../db/schema/files';
import type { Context, Viewer } from '../acciones/context';
import { presentFile } from '../files/presentFile';
import { uploadedFiles } from '../files/uploads/uploadedFiles';
import { forbidden, invalid, notFound } from '../http/fault';
import { listWindow } from '../lists/listWindow';
import { authorRefs } from '../people/authorRef';

type Entity = (typeof recordComment.$inferSelect)['entity'];
type Row = typeof recordComment.$inferSelect;
type Shown = z.input<typeof shownComment>;
type Written = { [Name in keyof typeof commentFields]: z.output<(typeof commentFields)[Name]> };

/**
 * The comments of one kind of record. Whether who asks sees the record, and who hears of it, is the caller's: it
 * looks before it calls, and tells after.
 */
export function commentsOf(entity: Entity) {
  const of = (entityId: number) =>
    and(
      eq(recordComment.entity, entity),
      eq(recordComment.entityId, entityId),
      isNull(recordComment.deletedAt),
    );

  async function list(
    { db, viewer }: Pick<Context, 'db' | 'viewer'>,
    entityId: number,
    page: { page: number; size: number },
  ): Promise<{ rows: Shown[]; total: number }> {
    const { limit, offset } = listWindow(page);
    const [rows, [counted]] = await Promise.all([
      db
        .select()
        .from(recordComment)
        .where(of(entityId))
        .orderBy(desc(recordComment.id))
        .limit(limit)
        .offset(offset),
      db.select({ total: count() }).from(recordComment).where(of(entityId)),
    ]);
    return { rows: await presentComments(db, viewer, rows), total: counted?.total ?? 0 };
  }

  async function add(
    { db, viewer, audit }: Context,
    entityId: number,
    { body, files }: Written,
  ): Promise<Shown> {
    if (body === '' && files.length === 0) throw invalid({ body: 'Escribí un comentario.' });
    const authorId = viewer.accountId;
    const named = await uploadedFiles(db, authorId, 'comment', files);
    const [row] = await db
      .insert(recordComment)
      .values({ entity, entityId, authorId, body })
      .returning();
    if (!row) throw new Error('the comment was not stored');
    if (named.length > 0) {
      await db
        .insert(recordCommentFile)
        .values(named.map((file, position) => ({ commentId: row.id, position, ...file })));
    }
    const kept = { body, ...(named.length > 0 ? { files: named.map(({ name }) => name) } : {}) };
    await audit({ entity: 'record_comment', entityId: row.id, after: kept });
    const [comment] = await presentComments(db, viewer, [row]);
    if (!comment) throw new Error('a comment vanished while it was presented');
    return comment;
  }

  async function remove({ db, viewer, audit }: Context, entityId: number, id: number) {
    const [row] = await db
      .select()
      .from(recordComment)
      .where(and(eq(recordComment.id, id), of(entityId)))
      .for('update');
    if (!row) throw notFound('El comentario ya no existe.');
    if (row.authorId !== viewer.accountId) throw forbidden('Solo podés borrar tus comentarios.');
    await db
      .update(recordComment)
      .set({ deletedAt: sql`anden_now()` })
      .where(eq(recordComment.id, id));
    // A deleted comment is not kept: its files go with it.
    await db.delete(recordCommentFile).where(eq(recordCommentFile.commentId, id));
    await audit({ entity: 'record_comment', entityId: id, before: { body: row.body } });
  }

  /** This finds the people who wrote there before. */
  async function authors(db: Db, entityId: number): Promise<number[]> {
    const rows = await db
      .selectDistinct({ id: recordComment.authorId })
      .from(recordComment)
      .where(of(entityId));
    return rows.map(({ id }) => id);
  }

  return { list, add, remove, authors };
}

async function presentComments(db: Db, viewer: Viewer, rows: readonly Row[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [people, files] = await Promise.all([
    authorRefs(
      db,
      rows.map(({ authorId }) => authorId),
    ),
    db
      .select({
        commentId: recordCommentFile.commentId,
        name: recordCommentFile.name,
        hash: storedFile.hash,
        mime: storedFile.mime,
        previewHash: storedFile.previewHash,
      })
      .from(recordCommentFile)
      .innerJoin(storedFile, eq(storedFile.hash, recordCommentFile.hash))
      .where(anyOf(recordCommentFile.commentId, ids))
      .orderBy(asc(recordCommentFile.position)),
  ]);
  return rows.map(({ id, authorId, body, createdAt }) => {
    const author = people.get(authorId);
    if (!author) throw new Error(`comment ${id} has no author`);
    return {
      id,
      author,
      body,
      files: files
        .filter(({ commentId }) => commentId === id)
        .map((file) => presentFile(file, file.name)),
      createdAt: createdAt.toISOString(),
      canDelete: authorId === viewer.accountId,
    };
  });
}
