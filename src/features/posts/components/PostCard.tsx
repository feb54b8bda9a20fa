import { type Post, useGetPostQuery } from '@/services/wms/generated/posts.gen';
import { PostArticle } from './PostArticle';

/** One post of the wall, which keeps itself up to date without the others. */
export function PostCard({ row }: { row: Post }) {
  // The wall asks again by itself when the network is back, for all of them at once.
  const { data = row } = useGetPostQuery(row.id, { refetchOnReconnect: false });
  return <PostArticle post={data} />;
}
