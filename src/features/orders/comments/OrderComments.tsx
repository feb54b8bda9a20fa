import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { CommentList } from '@/components/comments/CommentList';
import { lazyPiece } from '@/components/lazy/lazyPiece';
import { notOnPaper } from '@/components/paper/paperMarks';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useDeleteOrderCommentMutation } from '@/services/wms/generated/orders.gen';
import { useOrderTalkInfiniteQuery } from './orderTalk';

// Most people only read.
const OrderCommentForm = lazyPiece(
  async () => (await import('./OrderCommentForm')).OrderCommentForm,
);

/** What people say of an order among themselves, and the papers and photos they put to it. */
export function OrderComments({ orderId }: { orderId: number }) {
  const query = useOrderTalkInfiniteQuery(orderId);
  const [remove] = useDeleteOrderCommentMutation();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QueryState query={query} skeleton={<SkeletonRows rows={2} avatar />}>
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
              <CommentList
                comments={pages.flatMap(({ rows }) => rows)}
                onDelete={async (id) => (await remove({ id, orderId })).data !== undefined}
              />
            </>
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Todavía nadie comentó este pedido.
            </Typography>
          )
        }
      </QueryState>
      <Box sx={notOnPaper}>
        <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
          <OrderCommentForm orderId={orderId} />
        </Suspense>
      </Box>
    </Box>
  );
}
