import {
  commentRequest,
  deleteRequestComment,
  listRequestComments,
} from '@contract/workflow/requestCommentAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { recordComment, recordCommentFile } from '../../db/schema/comments';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { noRequest } from '../../engine/approvals/lockRequest';
import { concerned, type StoredRequest } from '../../engine/approvals/seats';
import { commentsOf } from '../../engine/comments/commentsOf';
import type { OpensFile } from '../../engine/module';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';

const comments = commentsOf('request');

interface Seen {
  request: StoredRequest;
  /** The person who asked, and every seat of the chain. */
  accounts: number[];
}

/** To whom it does not concern it does not exist. */
async function seen({ db, viewer }: Context, id: number): Promise<Seen> {
  const [request] = await db.select().from(approvalRequest).where(eq(approvalRequest.id, id));
  if (!request) throw noRequest();
  const accounts = await concerned(db, request);
  if (!accounts.includes(viewer.accountId)) throw noRequest();
  return { request, accounts };
}

const show = ({ emit }: Context, { request, accounts }: Seen) =>
  emit([{ type: 'RequestComment', id: request.id }], { kind: 'accounts', ids: accounts });

export const listRequestCommentsHandler = implement(listRequestComments, async (input, context) => {
  await seen(context, input.requestId);
  return comments.list(context, input.requestId, input);
});

export const commentRequestHandler = implement(commentRequest, async (input, context) => {
  const found = await seen(context, input.requestId);
  const comment = await comments.add(context, input.requestId, input);
  await show(context, found);
  await tellComment(context, found);
  return comment;
});

export const deleteRequestCommentHandler = implement(
  deleteRequestComment,
  async (input, context) => {
    const found = await seen(context, input.requestId);
    await comments.remove(context, input.requestId, input.id);
    await show(context, found);
    return { ok: true as const };
  },
);

/** The person who asked opens it among their own, deciders in the inbox. */
async function tellComment(context: Context, { request, accounts }: Seen): Promise<void> {
  const { db, viewer } = context;
  const asked = new Set([...(await accountsOf(db, [request.ownerId])), request.authorId]);
  const tell = (ids: readonly number[], page: string) =>
    notify(context, ids, {
      type: 'approvals.comment',
      title: `${viewer.displayName} comentó una solicitud`,
      body: request.title,
      link: `${page}?solicitud=${request.id}`,
    });
  const others = accounts.filter((id) => id !== viewer.accountId);
  await tell(
    others.filter((id) => asked.has(id)),
    '/requests',
  );
  await tell(
    others.filter((id) => !asked.has(id)),
    '/workflow',
  );
}

/** The files of a comment, for people whom its request concerns. */
export const requestCommentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const rows = await db
      .select({ request: approvalRequest })
      .from(recordCommentFile)
      .innerJoin(recordComment, eq(recordComment.id, recordCommentFile.commentId))
      .innerJoin(approvalRequest, eq(approvalRequest.id, recordComment.entityId))
      .where(and(eq(recordCommentFile.hash, hash), eq(recordComment.entity, 'request')));
    for (const { request } of rows) {
      if ((await concerned(db, request)).includes(viewer.accountId)) return true;
    }
    return false;
  },
};
