import { RecordComments } from '@/components/comments/RecordComments';
import {
  useCommentCountMutation,
  useDeleteCountCommentMutation,
} from '@/services/wms/generated/counters.gen';
import { useCountTalkInfiniteQuery } from './countTalk';

export function CountComments({ countId }: { countId: number }) {
  const query = useCountTalkInfiniteQuery(countId);
  const [comment] = useCommentCountMutation();
  const [remove] = useDeleteCountCommentMutation();
  return (
    <RecordComments
      query={query}
      empty="Todavía nadie comentó este conteo."
      draftKey={`count-comment/${countId}`}
      onSend={(body, files) => comment({ countId, body, files }).unwrap()}
      onDelete={async (id) => (await remove({ id, countId })).data !== undefined}
    />
  );
}
