import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { asAppError } from '@/components/state/asAppError';
import { type Post, useGetPostQuery } from '@/services/wms/generated/posts.gen';
import { PostArticle } from './PostArticle';
import { PostSkeleton } from './PostSkeleton';
import type { useWall } from './useWall';

interface WallColumnProps {
  wall: ReturnType<typeof useWall>;
  onMore: (pages: number) => void;
}

/** The posts one under another, and the way to the ones before. */
export function WallColumn({ wall, onMore }: WallColumnProps) {
  const { query, posts, loaded, bringing } = wall;
  const failed = query.isFetchNextPageError;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {posts.map((post) => (
        <PostCard key={post.id} row={post} />
      ))}
      {bringing ? <PostSkeleton posts={1} /> : null}
      {failed ? (
        <Alert
          severity="error"
          action={<Button onClick={() => query.fetchNextPage()}>Reintentar</Button>}
        >
          {`No pudimos traer más publicaciones. ${asAppError(query.error).message}`}
        </Alert>
      ) : null}
      {query.hasNextPage && !bringing && !failed ? (
        <Button
          variant="outlined"
          onClick={() => onMore(loaded + 1)}
          sx={{ justifySelf: 'center' }}
        >
          Ver más
        </Button>
      ) : null}
      {query.hasNextPage ? null : (
        <Typography
          variant="caption"
          component="p"
          sx={{ textAlign: 'center', color: 'text.secondary', py: 1 }}
        >
          Llegaste al final del muro.
        </Typography>
      )}
    </Box>
  );
}

/** A post of the wall, which keeps itself up to date without the others. */
function PostCard({ row }: { row: Post }) {
  // The wall asks again by itself when the network is back, for all of them at once.
  const { data = row } = useGetPostQuery(row.id, { refetchOnReconnect: false });
  return <PostArticle post={data} />;
}
