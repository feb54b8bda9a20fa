import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { lazyDialog } from '@/components/lazy/lazyPiece';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { PostSkeleton } from '../components/PostSkeleton';
import { SeenProvider } from '../components/SeenProvider';
import { usePending } from '../components/usePending';
import { useWall } from '../components/useWall';
import { useWallFilters } from '../components/useWallFilters';
import { WallAside } from '../components/WallAside';
import { WallColumn } from '../components/WallColumn';
import { WallEmpty } from '../components/WallEmpty';
import { WallFilterBar } from '../components/WallFilterBar';
import { asksOnlyForDuties, isFiltered } from '../wallFilters';

const PostComposer = lazyDialog(
  async () => (await import('../components/PostComposer')).PostComposer,
);

export function WallPage() {
  const filtering = useWallFilters();
  const { author, filters, pages, toggle, clear, showPages } = filtering;
  const wall = useWall(filters, pages);
  const pending = usePending();
  const [composing, setComposing] = useState(false);
  const compose = () => setComposing(true);
  const seePending = () => toggle('pending');
  const duties = asksOnlyForDuties(filters);
  const filtered = isFiltered(filters);
  const nothing = wall.posts.length === 0 && !filtered;
  // Both arrive together, so that the wall is not pushed down by what comes above it.
  const data = pending.isLoading ? undefined : wall.query.currentData;
  return (
    <Page
      title="Muro"
      purpose={data && nothing ? 'Avisos y novedades de la organización.' : undefined}
      action={author ? <ComposeButton onClick={compose} /> : undefined}
      filters={<WallFilterBar filtering={filtering} />}
    >
      <Box
        sx={{
          display: 'grid',
          columnGap: 6,
          alignItems: 'start',
          justifyContent: 'center',
          gridTemplateColumns: {
            xs: 'minmax(0, 720px)',
            lg: 'minmax(0, 720px) minmax(220px, 1fr)',
          },
        }}
      >
        <div>
          {data && pending.total > 0 && !filters.pending ? (
            <PendingStrip total={pending.total} onSee={seePending} />
          ) : null}
          <SeenProvider>
            <QueryState
              query={{ ...wall.query, data }}
              skeleton={<PostSkeleton />}
              isEmpty={() => wall.posts.length === 0}
              empty={
                <WallEmpty
                  upToDate={duties}
                  onSeeAll={clear}
                  onCompose={author ? compose : undefined}
                />
              }
              onClearFilters={filtered && !duties ? clear : undefined}
            >
              {() => <WallColumn wall={wall} onMore={showPages} />}
            </QueryState>
          </SeenProvider>
        </div>
        <WallAside
          pending={pending.posts}
          pendingTotal={pending.total}
          pinned={filtered ? [] : wall.posts.filter(({ pinned }) => pinned)}
          onSeePending={seePending}
        />
      </Box>
      <Suspense>{composing ? <PostComposer onClose={() => setComposing(false)} /> : null}</Suspense>
    </Page>
  );
}

/** At the top of a large screen; on a phone over the list, where the thumb is. */
function ComposeButton({ onClick }: { onClick: () => void }) {
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="add" />}
        onClick={onClick}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Publicar
      </Button>
      <Fab
        color="primary"
        aria-label="Publicar"
        onClick={onClick}
        sx={{
          display: { xs: 'inline-flex', md: 'none' },
          position: 'fixed',
          right: (theme) => theme.spacing(2),
          bottom: (theme) => `calc(${theme.spacing(10)} + env(safe-area-inset-bottom))`,
        }}
      >
        <Icon name="add" />
      </Fab>
    </>
  );
}

interface PendingStripProps {
  total: number;
  onSee: () => void;
}

/** Where there is no room beside the wall: one line above it. */
function PendingStrip({ total, onSee }: PendingStripProps) {
  return (
    <Box
      sx={{
        display: { xs: 'flex', lg: 'none' },
        alignItems: 'center',
        gap: 1,
        mb: 2,
        pl: 2,
        pr: 1,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'surface.soft',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {`Te falta confirmar ${counted(total, 'publicación', 'publicaciones')}.`}
      </Typography>
      <Button size="small" onClick={onSee}>
        Ver
      </Button>
    </Box>
  );
}
