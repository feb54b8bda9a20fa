import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { EnvelopeRow } from '@/services/wms/generated/signed.gen';
import { signedProgress } from '../signedTexts';

/** How many of the signatures asked for are there. */
export function EnvelopeProgress({ title, counts }: Pick<EnvelopeRow, 'title' | 'counts'>) {
  const { signed, total } = signedProgress(counts);
  if (total === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * signed) / total}
        aria-label={`${title}: ${signed} de ${total} firmas`}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2">{`${signed} de ${total}`}</Typography>
    </Box>
  );
}
