import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

const lines = ['96%', '88%', '54%'];

/** The shape of posts on their way. */
export function PostSkeleton({ posts = 3 }: { posts?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: posts }, (_post, index) => index).map((post) => (
        <Card key={post} sx={{ display: 'grid', gap: 1.75, p: { xs: 2, sm: 3 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Box sx={{ flex: 1, display: 'grid', gap: 1 }}>
              <Skeleton variant="rounded" height={14} width="36%" />
              <Skeleton variant="rounded" height={12} width="24%" />
            </Box>
          </Box>
          <Skeleton variant="rounded" height={22} width="62%" />
          <Box sx={{ display: 'grid', gap: 1 }}>
            {lines.map((width) => (
              <Skeleton key={width} variant="rounded" height={14} width={width} />
            ))}
          </Box>
          {post % 2 === 0 ? (
            <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9' }} height="auto" />
          ) : null}
          <Skeleton variant="rounded" height={30} width="30%" />
        </Card>
      ))}
    </Box>
  );
}
