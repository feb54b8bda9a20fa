import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';
import { visuallyHidden } from '../a11y/visuallyHidden';

interface PartBarProps {
  /** The label says what the part did, for people who cannot see the bar: "Firmaron". */
  label: string;
  part: number;
  whole: number;
}

/** How many of how many. Whoever listens is told the words alone: in a link the bar would be its name, as "95.238". */
export function PartBar({ label, part, whole }: PartBarProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 1 }}>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={whole === 0 ? 0 : (100 * part) / whole}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        <Box component="span" sx={visuallyHidden}>
          {`${label}: `}
        </Box>
        {`${formatNumber(part)} de ${formatNumber(whole)}`}
      </Typography>
    </Box>
  );
}
