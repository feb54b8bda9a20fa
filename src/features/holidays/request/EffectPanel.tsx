import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { asAppError } from '@/components/state/asAppError';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import type { LeavePreview } from '@/services/wms/generated/holidays.gen';
import { LeaveEffect } from './LeaveEffect';

interface EffectPanelProps {
  query: { data?: LeavePreview; isFetching: boolean; isError: boolean; error?: unknown };
  /** Enough is filled in to say what it would do. */
  simulable: boolean;
  onStart: (day: string) => void;
}

function effectOf({ query, simulable, onStart }: EffectPanelProps) {
  if (!simulable) {
    return (
      <Card sx={{ p: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Elegí las fechas y acá vas a ver cuántos días usa, cuánto te queda, cuándo volvés y quién
          más falta.
        </Typography>
      </Card>
    );
  }
  if (query.isError) return <Alert severity="error">{asAppError(query.error).message}</Alert>;
  return query.data ? (
    <LeaveEffect preview={query.data} stale={query.isFetching} onStart={onStart} />
  ) : (
    <SkeletonRows rows={5} />
  );
}

/** What the request would do, said again at each change. */
export function EffectPanel(props: EffectPanelProps) {
  return (
    <Box component="section" aria-label="Qué pasaría" aria-live="polite">
      {effectOf(props)}
    </Box>
  );
}
