import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ComponentProps, Suspense } from 'react';
import { lazyPiece } from '../lazy/lazyPiece';
import { notOnPaper } from '../paper/paperMarks';
import { QueryState } from '../state/QueryState';
import { SkeletonRows } from '../state/SkeletonRows';
import { CommentList } from './CommentList';

// Most people only read.
const RecordCommentForm = lazyPiece(
  async () => (await import('./RecordCommentForm')).RecordCommentForm,
);

type Comments = ComponentProps<typeof CommentList>['comments'];
interface Pages {
  pages: readonly { rows: Comments; total: number }[];
}

interface RecordCommentsProps
  extends Pick<ComponentProps<typeof CommentList>, 'onDelete'>,
    ComponentProps<typeof RecordCommentForm> {
  query: ComponentProps<typeof QueryState<Pages>>['query'] & {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** "Todavía nadie comentó este pedido." */
  empty: string;
}

/** People say these things of a record among themselves, and put papers and photos to it. */
export function RecordComments(props: RecordCommentsProps) {
  const { query, empty, onDelete, draftKey, onSend } = props;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueryState<Pages> query={query} skeleton={<SkeletonRows rows={2} avatar />}>
        {({ pages }) =>
          pages[0]?.total ? (
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
              <CommentList comments={pages.flatMap(({ rows }) => rows)} onDelete={onDelete} />
            </>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {empty}
            </Typography>
          )
        }
      </QueryState>
      <Box sx={notOnPaper}>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <RecordCommentForm draftKey={draftKey} onSend={onSend} />
        </Suspense>
      </Box>
    </Box>
  );
}
