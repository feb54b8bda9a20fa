import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';

interface ProgressLineProps {
  label: string;
  done: number;
  /** Null until it is known. */
  total: number | null;
}

/** How far something long got. */
export function ProgressLine({ label, done, total }: ProgressLineProps) {
  return (
    <Box>
      <LinearProgress
        aria-label={label}
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? Math.round((100 * done) / total) : undefined}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {total ? `${formatNumber(done)} de ${formatNumber(total)}` : 'Empezando…'}
      </Typography>
    </Box>
  );
}
