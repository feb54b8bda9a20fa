import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { percent } from '../postsModel';

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
          {`${part.toLocaleString('de-DE')} de ${whole.toLocaleString('de-DE')} (${share} %)`}
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
export function ReaderCounts({ counts, asksConfirmation }: ReaderCountsProps) {
  if (!counts) return <Skeleton variant="rounded" height={asksConfirmation ? 76 : 32} />;
  const { audience, read, confirmed } = counts;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Share label="Leyeron" part={read} whole={audience} />
      {asksConfirmation ? <Share label="Confirmaron" part={confirmed} whole={audience} /> : null}
    </Box>
  );
}
