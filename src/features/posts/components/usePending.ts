import { useListPostsQuery } from '@/services/wms/generated/posts.gen';

const pending = {
  filters: [{ field: 'pendingConfirmation' as const, operator: 'is' as const, value: true }],
  size: 5,
};

/** The posts that wait for this person's confirmation, the first few and how many in all. */
export function usePending() {
  const { data, isLoading } = useListPostsQuery(pending);
  return { posts: data?.rows ?? [], total: data?.total ?? 0, isLoading };
}
