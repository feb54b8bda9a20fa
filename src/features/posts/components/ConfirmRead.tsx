import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { RelativeTime } from '@/components/time/RelativeTime';
import type { Post } from '@/services/wms/generated/posts.gen';
import { confirmationOf } from '../postsModel';
import { useConfirmPostReadMutation } from '../wall';

/** The author asks this of the reader, and it tells that it was done. */
export function ConfirmRead({ post }: { post: Post }) {
  const [confirm] = useConfirmPostReadMutation();
  const state = confirmationOf(post);
  if (state === 'none') return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: state === 'done' ? 'nowrap' : 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 'var(--anden-control)',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: state === 'done' ? 'surface.sunken' : 'surface.soft',
      }}
    >
      {post.confirmedAt ? (
        <>
          <Icon name="check" fontSize="small" sx={{ color: 'success.main' }} />
          <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
            Confirmaste la lectura · <RelativeTime value={post.confirmedAt} />
          </Typography>
        </>
      ) : (
        <>
          <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
            Te piden que confirmes que la leíste.
          </Typography>
          <Button variant="contained" onClick={() => confirm({ id: post.id })}>
            Confirmar lectura
          </Button>
        </>
      )}
    </Box>
  );
}
