import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';

export function BulkProgress({ done, total }: { done: number; total: number | null }) {
  return (
    <Box>
      <LinearProgress
        aria-label="Avance"
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? (100 * done) / total : undefined}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {total ? `${formatNumber(done)} de ${formatNumber(total)}` : 'Empezando…'}
      </Typography>
    </Box>
  );
}
