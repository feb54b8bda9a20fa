import {
  commentOrder,
  deleteOrderComment,
  listOrderComments,
} from '@contract/orders/orderCommentAcciones';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { recordComment, recordCommentFile } from '../../db/schema/comments';
import { warehouseOrder } from '../../db/schema/orders';
import type { Context } from '../../engine/acciones/context';
import { implement } from '../../engine/acciones/implement';
import { commentsOf } from '../../engine/comments/commentsOf';
import { notFound } from '../../engine/http/fault';
import type { OpensFile } from '../../engine/module';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { findOrder, type OrderListRow } from './orderQueries';
import { visibleOrders } from './orderScope';

const comments = commentsOf('order');

async function seen({ db, reach, viewer }: Context, id: number): Promise<OrderListRow> {
  const order = await findOrder(db, reach, viewer, id);
  if (!order) throw notFound('El pedido no existe o no está a tu alcance.');
  return order;
}

const show = ({ emit }: Context, { id, siteId }: OrderListRow) =>
  emit([{ type: 'OrderComment', id }], { kind: 'sites', ids: [siteId], permission: 'ORDERS' });

export const listOrderCommentsHandler = implement(listOrderComments, async (input, context) => {
  await seen(context, input.orderId);
  return comments.list(context, input.orderId, input);
});

export const commentOrderHandler = implement(commentOrder, async (input, context) => {
  const order = await seen(context, input.orderId);
  const before = await comments.authors(context.db, order.id);
  const comment = await comments.add(context, order.id, input);
  await show(context, order);
  await tellComment(context, order, before);
  return comment;
});

export const deleteOrderCommentHandler = implement(deleteOrderComment, async (input, context) => {
  const order = await seen(context, input.orderId);
  await comments.remove(context, order.id, input.id);
  await show(context, order);
  return { ok: true as const };
});

/** This tells those who wrote the order, prepare it or talked about it before; not what was said, which may not be theirs to see by now. */
async function tellComment(
  context: Context,
  { id, number, customerName, createdBy, pickerId }: OrderListRow,
  before: readonly number[],
): Promise<void> {
  const { db, viewer } = context;
  const pickers = pickerId === null ? [] : await accountsOf(db, [pickerId]);
  const follow = new Set([...before, ...pickers, ...(createdBy === null ? [] : [createdBy])]);
  follow.delete(viewer.accountId);
  if (follow.size === 0) return;
  await notify(context, [...follow], {
    type: 'orders.comment',
    title: `${viewer.displayName} comentó el pedido ${number}`,
    body: customerName,
    link: `/orders/${id}`,
  });
}

/** The files of a comment are for people who see its order. */
export const orderCommentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'ORDERS')) return false;
    const [held] = await db
      .select({ id: warehouseOrder.id })
      .from(recordCommentFile)
      .innerJoin(recordComment, eq(recordComment.id, recordCommentFile.commentId))
      .innerJoin(warehouseOrder, eq(warehouseOrder.id, recordComment.entityId))
      .where(
        and(
          eq(recordCommentFile.hash, hash),
          eq(recordComment.entity, 'order'),
          visibleOrders(viewer.roleScope, viewer),
        ),
      )
      .limit(1);
    return held !== undefined;
  },
};
