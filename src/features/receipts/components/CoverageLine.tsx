import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';

interface CoverageLineProps {
  /** Of what, for who cannot see the bar. */
  label: string;
  signed: number;
  published: number;
}

/** How many of the published slips are signed. */
export function CoverageLine({ label, signed, published }: CoverageLineProps) {
  const share = published === 0 ? 0 : (100 * signed) / published;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={`${label}: firmaron ${signed} de ${published}`}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {`${formatNumber(signed)} de ${formatNumber(published)}`}
      </Typography>
    </Box>
  );
}
