import { useEffect, useMemo } from 'react';
import { useAppSelector } from '@/app/hooks';
import { selectUser } from '@/services/session/userSlice';
import type { Post } from '@/services/wms/generated/posts.gen';
import { useWallPostsInfiniteQuery } from '../wall';
import { queryOf, type WallFilters } from '../wallFilters';

/** The posts of the wall as far as the person asked to see; the server counts the pages. */
export function useWall(filters: WallFilters, pages: number) {
  const userId = useAppSelector(selectUser).ID;
  const query = useWallPostsInfiniteQuery(queryOf(filters, userId));
  const { currentData, isFetching, isError, hasNextPage, fetchNextPage } = query;
  const loaded = currentData?.pages.length ?? 0;
  const wanted = loaded > 0 && loaded < pages && hasNextPage;
  useEffect(() => {
    if (wanted && !isFetching && !isError) void fetchNextPage();
  }, [wanted, isFetching, isError, fetchNextPage]);
  const posts = useMemo(() => {
    const rows = currentData?.pages.flatMap((page) => page.rows) ?? [];
    // A post that moved between two answers stands in both.
    return [...new Map<number, Post>(rows.map((row) => [row.id, row])).values()];
  }, [currentData]);
  return { query, posts, loaded, bringing: wanted && !isError };
}
