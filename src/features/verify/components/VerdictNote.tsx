import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { VerdictWords } from '../verdicts';

/** The answer, big and plain. */
export function VerdictNote({ words }: { words: VerdictWords }) {
  const { icon, color, title, detail } = words;
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        p: 2.5,
        border: 2,
        borderColor: color,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Icon name={icon} sx={{ color, fontSize: 40 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component="p">
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {detail}
        </Typography>
      </Box>
    </Box>
  );
}
