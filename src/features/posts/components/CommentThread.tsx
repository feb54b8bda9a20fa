import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { CardList } from '@/components/list/CardList';
import { PersonAvatar } from '@/components/person/PersonAvatar';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { Post, PostComment } from '@/services/wms/generated/posts.gen';
import { useDeletePostCommentMutation } from '@/services/wms/generated/posts.gen';
import { isOpen } from '../postsModel';
import { usePostCommentsInfiniteQuery } from '../wall';
import { PostText } from './PostText';

// The form brings the validation with it; most people only read.
const CommentForm = lazyPiece(async () => (await import('./CommentForm')).CommentForm);

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

interface DeleteCommentDialogProps {
  comment: PostComment | null;
  onClose: () => void;
}

/** Nothing brings a comment back, so it is asked before. */
function DeleteCommentDialog({ comment, onClose }: DeleteCommentDialogProps) {
  const [remove] = useDeletePostCommentMutation();
  const notify = useNotice();
  const confirm = async () => {
    if (!comment) return;
    const { id, postId } = comment;
    const { data } = await remove({ id, postId });
    if (data) notify({ text: 'Comentario borrado' });
    onClose();
  };
  return (
    <ConfirmDialog
      open={comment !== null}
      title="¿Borrar el comentario?"
      confirmLabel="Borrar comentario"
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      Deja de verse para todas las personas y no se puede recuperar.
    </ConfirmDialog>
  );
}

interface CommentProps {
  comment: PostComment;
  onDelete: (comment: PostComment) => void;
}

function Comment({ comment, onDelete }: CommentProps) {
  const { author, body, createdAt, canDelete } = comment;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <PersonAvatar name={author.name} imageUrl={author.imageUrl} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="span">
            {author.name}
          </Typography>
          <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
            <RelativeTime value={createdAt} />
          </Typography>
          {canDelete ? (
            // Beside the hour: what was just sent must not put it under the finger that sent.
            <Link
              component="button"
              type="button"
              variant="caption"
              underline="hover"
              aria-label={`Borrar el comentario de ${author.name}`}
              onClick={() => onDelete(comment)}
              sx={{ color: 'text.secondary', py: 0.25 }}
            >
              Borrar
            </Link>
          ) : null}
        </Box>
        <PostText body={body} />
      </Box>
    </Box>
  );
}
