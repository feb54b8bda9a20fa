import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Post } from '@/services/wms/generated/posts.gen';
import { NextHolidays } from './NextHolidays';
import { PostLinks } from './PostLinks';

interface WallAsideProps {
  pending: readonly Post[];
  pendingTotal: number;
  pinned: readonly Post[];
  onSeePending: () => void;
}

/** On a large screen: what waits for this person and what is always at hand, beside the wall. */
export function WallAside({ pending, pendingTotal, pinned, onSeePending }: WallAsideProps) {
  return (
    <Box
      component="aside"
      aria-label="Resumen del muro"
      sx={{
        display: { xs: 'none', lg: 'grid' },
        gap: 4,
        alignContent: 'start',
        position: 'sticky',
        top: (theme) => theme.spacing(11),
        pt: 1,
      }}
    >
      {pending.length > 0 ? (
        <PostLinks title={`Te falta confirmar (${pendingTotal})`} icon="approvals" posts={pending}>
          {pendingTotal > pending.length ? (
            <Button size="small" onClick={onSeePending} sx={{ ml: 2.25, mt: 1 }}>
              Ver todas
            </Button>
          ) : null}
        </PostLinks>
      ) : null}
      {pinned.length > 0 ? <PostLinks title="Fijadas" icon="pin" posts={pinned} /> : null}
      <NextHolidays />
    </Box>
  );
}
