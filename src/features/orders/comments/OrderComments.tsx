import { RecordComments } from '@/components/comments/RecordComments';
import {
  useCommentOrderMutation,
  useDeleteOrderCommentMutation,
} from '@/services/wms/generated/orders.gen';
import { useOrderTalkInfiniteQuery } from './orderTalk';

export function OrderComments({ orderId }: { orderId: number }) {
  const query = useOrderTalkInfiniteQuery(orderId);
  const [comment] = useCommentOrderMutation();
  const [remove] = useDeleteOrderCommentMutation();
  return (
    <RecordComments
      query={query}
      empty="Todavía nadie comentó este pedido."
      draftKey={`order-comment/${orderId}`}
      onSend={(body, files) => comment({ orderId, body, files }).unwrap()}
      onDelete={async (id) => (await remove({ id, orderId })).data !== undefined}
    />
  );
}
