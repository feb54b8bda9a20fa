import {
  useCommentRequestMutation,
  useDeleteRequestCommentMutation,
  useRequestTalkInfiniteQuery,
} from '@/services/workflow/requestTalk';
import { RecordComments } from '../comments/RecordComments';

/** Between whoever asked and those who decide. */
export function RequestComments({ requestId }: { requestId: number }) {
  const query = useRequestTalkInfiniteQuery(requestId);
  const [comment] = useCommentRequestMutation();
  const [remove] = useDeleteRequestCommentMutation();
  return (
    <RecordComments
      query={query}
      empty="Todavía nadie comentó. Lo que escribas lo leen quien la pidió y quienes la deciden."
      draftKey={`request-comment/${requestId}`}
      onSend={(body, files) => comment({ requestId, body, files }).unwrap()}
      onDelete={async (id) => (await remove({ id, requestId })).data !== undefined}
    />
  );
}
