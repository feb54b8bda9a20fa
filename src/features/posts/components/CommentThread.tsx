import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { CommentList } from '@/components/comments/CommentList';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import type { Post } from '@/services/wms/generated/posts.gen';
import { useDeletePostCommentMutation } from '@/services/wms/generated/posts.gen';
import { isOpen } from '../postsModel';
import { usePostCommentsInfiniteQuery } from '../wall';

// The form brings the validation with it; most people only read.
const PostCommentForm = lazyPiece(async () => (await import('./PostCommentForm')).PostCommentForm);

interface CommentThreadProps {
  post: Post;
  autoFocus?: boolean;
}

/** The newest at the end, beside where one writes; the earlier ones on demand. */
export function CommentThread({ post, autoFocus }: CommentThreadProps) {
  const query = usePostCommentsInfiniteQuery(post.id);
  const [remove] = useDeletePostCommentMutation();
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
              <CommentList
                comments={pages.flatMap(({ rows }) => rows)}
                onDelete={async (id) => (await remove({ id, postId: post.id })).data !== undefined}
              />
            </>
          )}
        </QueryState>
      ) : null}
      {isOpen(post) ? (
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <PostCommentForm postId={post.id} autoFocus={autoFocus} />
        </Suspense>
      ) : null}
    </Box>
  );
}
