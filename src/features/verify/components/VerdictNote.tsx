import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import { type Verdict, verdicts } from '../verdicts';

/** The answer, big and plain. */
export function VerdictNote({ verdict }: { verdict: Verdict }) {
  const { icon, color, title, detail } = verdicts[verdict];
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
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{detail}</Typography>
      </Box>
    </Box>
  );
}
