import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DialogHead } from '@/components/dialog/DialogHead';
import { usePhone } from '@/components/dialog/usePhone';
import { SearchBox } from '@/components/list/SearchBox';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type ListPostReadersApiArg,
  type Post,
  useListPostReadersQuery,
} from '@/services/wms/generated/posts.gen';
import { formatNumber } from '@/utils/numbers';
import { percent } from '../postsModel';
import { ReaderList } from './ReaderList';

type ReaderState = NonNullable<ListPostReadersApiArg['state']>;

const size = 20;
const labels: Readonly<Record<ReaderState, string>> = {
  missing: 'Faltan',
  read: 'Leyeron',
  confirmed: 'Confirmaron',
  all: 'Todos',
};

interface ReadersDialogProps {
  post: Post;
  onClose: () => void;
}

/** The dialog tells who read a post, who confirmed it and who is missing. */
export function ReadersDialog({ post, onClose }: ReadersDialogProps) {
  const id = useId();
  const phone = usePhone();
  const [state, setState] = useState<ReaderState>('missing');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useListPostReadersQuery({ id: post.id, state, search, page, size });
  const states = (Object.keys(labels) as ReaderState[]).filter(
    (key) => key !== 'confirmed' || post.asksConfirmation,
  );
  const narrow = (change: () => void) => {
    change();
    setPage(1);
  };
  const clear = search ? () => narrow(() => setSearch('')) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
    >
      <DialogHead
        id={`${id}-title`}
        title={`Lectores de “${post.title}”`}
        covers={phone}
        onClose={onClose}
      />
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <ReaderCounts counts={query.data?.counts} asksConfirmation={post.asksConfirmation} />
        <Tabs
          value={state}
          onChange={(_event, next: ReaderState) => narrow(() => setState(next))}
          variant="scrollable"
          aria-label="Qué lectores ver"
        >
          {states.map((key) => (
            <Tab
              key={key}
              value={key}
              label={labels[key]}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
        <SearchBox
          label="Buscar lectores"
          value={search}
          onChange={(text) => narrow(() => setSearch(text))}
        />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${state}`}>
          <QueryState
            query={{ ...query, data: query.currentData }}
            skeleton={<SkeletonRows rows={8} avatar />}
            isEmpty={({ rows }) => rows.length === 0}
            empty={
              <StateMessage
                icon={state === 'missing' ? 'check' : 'people'}
                title={state === 'missing' ? 'No falta nadie' : 'Todavía nadie'}
              />
            }
            onClearFilters={clear}
          >
            {({ rows, total }) => (
              <>
                <ReaderList readers={rows} />
                {total > size ? (
                  <Pagination
                    page={page}
                    count={Math.ceil(total / size)}
                    onChange={(_event, next) => setPage(next)}
                    sx={{ mt: 2, '& ul': { justifyContent: 'center' } }}
                  />
                ) : null}
              </>
            )}
          </QueryState>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

interface ReaderCountsProps {
  counts?: { audience: number; read: number; confirmed: number };
  asksConfirmation: boolean;
}

function Share({ label, part, whole }: { label: string; part: number; whole: number }) {
  const share = percent(part, whole);
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="subtitle2" component="span">
          {label}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {`${formatNumber(part)} de ${formatNumber(whole)} (${share} %)`}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={label}
        sx={{ bgcolor: 'surface.hover' }}
      />
    </Box>
  );
}

/** How far a post got, in bars with their numbers. */
function ReaderCounts({ counts, asksConfirmation }: ReaderCountsProps) {
  if (!counts) return <Skeleton variant="rounded" height={asksConfirmation ? 76 : 32} />;
  const { audience, read, confirmed } = counts;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Share label="Leyeron" part={read} whole={audience} />
      {asksConfirmation ? <Share label="Confirmaron" part={confirmed} whole={audience} /> : null}
    </Box>
  );
}
