import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import type { IconName } from '@/components/icons/icons';
import { fromList } from '@/components/page/fromList';
import { useListPublicHolidaysQuery } from '@/services/wms/generated/holidays.gen';
import type { Post } from '@/services/wms/generated/posts.gen';
import { clock } from '@/utils/clock';
import { routes } from '@/utils/paths';
import { nextHolidays } from '../nextHolidays';

interface WallAsideProps {
  pending: readonly Post[];
  pendingTotal: number;
  pinned: readonly Post[];
  onSeePending: () => void;
}

const roomless = (theme: Theme) => theme.breakpoints.down('lg');

/** On a large screen: what waits for this person and what is always at hand, beside the wall. */
export function WallAside({ pending, pendingTotal, pinned, onSeePending }: WallAsideProps) {
  // Elsewhere it is neither drawn nor asked for.
  if (useMediaQuery(roomless, { noSsr: true })) return null;
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

/** Everybody looks for them; beside the wall nobody has to. */
function NextHolidays() {
  const { data } = useListPublicHolidaysQuery({});
  const days = nextHolidays(data?.rows ?? [], clock.now());
  if (days.length === 0) return null;
  const rows = days.map(({ key, name, day, wait }) => (
    <li key={key}>
      {name}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {day} · {wait}
      </Typography>
    </li>
  ));
  return <AsideSection title="Próximos feriados" icon="calendar" rows={rows} />;
}

interface PostLinksProps {
  title: string;
  icon: IconName;
  posts: readonly Post[];
  children?: ReactNode;
}

/** A few titles beside the wall, each leading to its post. */
function PostLinks({ title, icon, posts, children }: PostLinksProps) {
  const rows = posts.map((post) => (
    <li key={post.id}>
      <Link
        component={RouterLink}
        to={`${routes.posts}/${post.id}`}
        state={fromList()}
        underline="hover"
        sx={{ color: 'text.primary' }}
      >
        {post.title}
      </Link>
    </li>
  ));
  return (
    <AsideSection title={title} icon={icon} rows={rows}>
      {children}
    </AsideSection>
  );
}

interface AsideSectionProps {
  title: string;
  icon: IconName;
  /** Rows of the list. */
  rows: ReactNode;
  children?: ReactNode;
}

/** A short list beside the wall. */
function AsideSection({ title, icon, rows, children }: AsideSectionProps) {
  return (
    <Box component="section" aria-label={title}>
      <Typography
        variant="h4"
        component="h2"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}
      >
        <Icon name={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, m: 0, pl: 3.5, listStyle: 'none', typography: 'body2' }}
      >
        {rows}
      </Box>
      {children}
    </Box>
  );
}
