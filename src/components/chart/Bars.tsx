import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';

export interface Bar {
  key: string | number;
  label: string;
  value: number;
}

const TALLEST = 130;

/** Bars to see figures at a glance; a table beside them says the same to everybody. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: 1,
        alignItems: 'end',
        height: 180,
        mb: 2,
      }}
    >
      {bars.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'grid', alignContent: 'end', height: '100%' }}>
          <Typography variant="caption" sx={{ textAlign: 'center' }}>
            {value > 0 ? formatNumber(value) : ''}
          </Typography>
          <Box
            sx={{
              height: `${(value / most) * TALLEST}px`,
              minHeight: '2px',
              bgcolor: 'primary.main',
              borderRadius: '4px 4px 0 0',
              maxWidth: 64,
              width: '100%',
              mx: 'auto',
            }}
          />
          <Typography variant="caption" sx={{ textAlign: 'center', color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
