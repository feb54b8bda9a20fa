import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HourDay } from '@/services/wms/generated/hours.gen';
import { weekdayWord } from '../hoursTexts';

const TALLEST = 120;
const FULL_DAY = 480;

const extra = ({ figures }: HourDay) => (figures.extra50 ?? 0) + (figures.extra100 ?? 0);

/** A week at a glance: what was worked within what was planned, and what came on top. The days below say the same. */
export function HourBars({ days }: { days: readonly HourDay[] }) {
  const tall = ({ figures, ...day }: HourDay) =>
    Math.max(figures.expected ?? 0, (figures.worked ?? 0) + extra({ figures, ...day }));
  const most = Math.max(FULL_DAY, ...days.map(tall));
  const height = (minutes = 0) => (minutes / most) * TALLEST;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
        gap: 1,
        alignItems: 'end',
        mb: 1.5,
      }}
    >
      {days.map((day) => (
        <Box key={day.day} sx={{ display: 'grid', justifyItems: 'center', gap: 0.5 }}>
          <Box sx={{ position: 'relative', width: 1, maxWidth: 48, height: TALLEST }}>
            <Part
              height={height(day.figures.expected)}
              look={{ border: 1, borderStyle: 'dashed', borderColor: 'line.field' }}
            />
            <Part height={height(day.figures.worked)} look={{ bgcolor: 'primary.main' }} />
            <Part
              bottom={height(day.figures.worked)}
              height={height(extra(day))}
              look={{ bgcolor: 'line.platform' }}
            />
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {weekdayWord(day.day)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const legend = [
  ['Trabajadas', { bgcolor: 'primary.main' }],
  ['Extras', { bgcolor: 'line.platform' }],
  ['Previstas', { border: 1, borderStyle: 'dashed', borderColor: 'line.field' }],
] as const;

/** The legend explains each colour of the bars. */
export function HourLegend() {
  return (
    <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {legend.map(([label, look]) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ width: 12, height: 12, borderRadius: 0.5, ...look }} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

interface PartProps {
  bottom?: number;
  height: number;
  look: object;
}

/** A piece of a bar; what is nothing is not drawn. */
function Part({ bottom = 0, height, look }: PartProps) {
  if (height === 0) return null;
  return (
    <Box
      sx={{
        ...look,
        position: 'absolute',
        bottom: `${bottom}px`,
        width: 1,
        height: `${height}px`,
        borderRadius: 0.75,
      }}
    />
  );
}
