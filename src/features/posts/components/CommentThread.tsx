import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { CardList } from '@/components/list/CardList';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import type { Post, PostComment } from '@/services/wms/generated/posts.gen';
import { isOpen } from '../postsModel';
import { usePostCommentsInfiniteQuery } from '../wall';
import { Comment } from './Comment';
import { DeleteCommentDialog } from './DeleteCommentDialog';

// The form brings the validation with it; most people only read.
const CommentForm = lazy(async () => ({ default: (await import('./CommentForm')).CommentForm }));

interface CommentThreadProps {
  post: Post;
  autoFocus?: boolean;
}

/** The newest at the end, beside where one writes; the earlier ones on demand. */
export function CommentThread({ post, autoFocus }: CommentThreadProps) {
  const query = usePostCommentsInfiniteQuery(post.id);
  const [deleting, setDeleting] = useState<PostComment | null>(null);
  return (
    <Box component="section" aria-label="Comentarios" sx={{ display: 'grid', gap: 2 }}>
      {post.commentCount > 0 || query.data ? (
        <QueryState
          query={query}
          skeleton={<SkeletonRows rows={Math.min(post.commentCount, 3)} avatar />}
        >
          {({ pages }) => (
            <>
              {query.hasNextPage ? (
                <Button
                  size="small"
                  loading={query.isFetchingNextPage}
                  onClick={() => query.fetchNextPage()}
                  sx={{ justifySelf: 'start' }}
                >
                  Ver comentarios anteriores
                </Button>
              ) : null}
              <CardList gap={2}>
                {oldestFirst(pages.flatMap(({ rows }) => rows)).map((comment) => (
                  <Comment key={comment.id} comment={comment} onDelete={setDeleting} />
                ))}
              </CardList>
            </>
          )}
        </QueryState>
      ) : null}
      {isOpen(post) ? (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <CommentForm postId={post.id} autoFocus={autoFocus} />
        </Suspense>
      ) : null}
      <DeleteCommentDialog comment={deleting} onClose={() => setDeleting(null)} />
    </Box>
  );
}

/** They come newest first; one that arrived between two pages stands in both. */
function oldestFirst(comments: PostComment[]): PostComment[] {
  return [...new Map(comments.map((comment) => [comment.id, comment])).values()].reverse();
}
