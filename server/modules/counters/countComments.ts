import {
  commentCount,
  deleteCountComment,
  listCountComments,
} from '@contract/counters/countCommentAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { recordComment, recordCommentFile } from '../../db/schema/comments';
import { stockCount, stockCountPerson } from '../../db/schema/counters';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { commentsOf } from '../../engine/comments/commentsOf';
import { notFound } from '../../engine/http/fault';
import type { OpensFile } from '../../engine/module';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { findVisibleCount, type StockCountRow } from './countQueries';
import { countReaders } from './countReaders';
import { visibleCounts } from './countScope';

const comments = commentsOf('stockCount');

async function seen(context: Context, id: number): Promise<StockCountRow> {
  const found = await findVisibleCount(context, id);
  if (!found) throw notFound('El conteo no existe o no está a tu alcance.');
  return found;
}

const show = ({ emit }: Context, { id, siteId }: StockCountRow) =>
  emit([{ type: 'StockCountComment', id }], countReaders(siteId));

export const listCountCommentsHandler = implement(listCountComments, async (input, context) => {
  await seen(context, input.countId);
  return comments.list(context, input.countId, input);
});

export const commentCountHandler = implement(commentCount, async (input, context) => {
  const count = await seen(context, input.countId);
  const before = await comments.authors(context.db, count.id);
  const comment = await comments.add(context, count.id, input);
  await show(context, count);
  await tellComment(context, count, before);
  return comment;
});

export const deleteCountCommentHandler = implement(deleteCountComment, async (input, context) => {
  const count = await seen(context, input.countId);
  await comments.remove(context, count.id, input.id);
  await show(context, count);
  return { ok: true as const };
});

/** The ones who asked for the count, are named in it or talked about it before hear of a comment; not what it says. */
async function tellComment(
  context: Context,
  { id, number, title, createdBy }: StockCountRow,
  before: readonly number[],
): Promise<void> {
  const { db, viewer } = context;
  const named = await db
    .select({ id: stockCountPerson.personId })
    .from(stockCountPerson)
    .where(eq(stockCountPerson.countId, id));
  const counters = await accountsOf(
    db,
    named.map((who) => who.id),
  );
  const follow = new Set([...before, ...counters, ...(createdBy === null ? [] : [createdBy])]);
  follow.delete(viewer.accountId);
  if (follow.size === 0) return;
  await notify(context, [...follow], {
    type: 'counts.comment',
    title: `${viewer.displayName} comentó el conteo ${number}`,
    body: title,
    link: `/counters/${id}`,
  });
}

/** Files of a comment open for those who see its count. */
export const countCommentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'COUNTERS')) return false;
    const [held] = await db
      .select({ id: stockCount.id })
      .from(recordCommentFile)
      .innerJoin(recordComment, eq(recordComment.id, recordCommentFile.commentId))
      .innerJoin(stockCount, eq(stockCount.id, recordComment.entityId))
      .where(
        and(
          eq(recordCommentFile.hash, hash),
          eq(recordComment.entity, 'stockCount'),
          visibleCounts(viewer.roleScope, viewer),
        ),
      )
      .limit(1);
    return held !== undefined;
  },
};
