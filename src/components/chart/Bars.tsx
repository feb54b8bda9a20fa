import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@/utils/numbers';

export interface Bar {
  key: string | number;
  label: string;
  value: number;
}

const TALLEST = 130;
/** For the figure over the tallest bar. */
const FIGURE = 24;

/** Bars to see figures at a glance; a table beside them says the same to everybody. They stand on one line, however long their labels are. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(72px, 1fr)',
        overflowX: 'auto',
        gridTemplateRows: `${TALLEST + FIGURE}px auto`,
        columnGap: 1,
        mb: 2,
      }}
    >
      {bars.map(({ key, label, value }) => (
        <Box
          key={key}
          sx={{ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', minWidth: 0 }}
        >
          <Box sx={{ display: 'grid', alignContent: 'end' }}>
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
          </Box>
          <Typography
            variant="caption"
            sx={{ textAlign: 'center', color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
