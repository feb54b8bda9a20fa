import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { GetCoverageOutput as Coverage } from '@/services/wms/generated/summary.gen';
import { formatNumber } from '@/utils/numbers';
import { byNeed, isShort, presentPercent, shortDay } from '../summaryModel';
import { PlainList } from './PlainList';

type Area = Coverage['areas'][number];

function AreaRow({ area }: { area: Area }) {
  const { name, siteName, people, away, minimum } = area;
  const short = isShort(area);
  const needed = minimum === null ? '' : ` · mínimo ${formatNumber(minimum)}`;
  return (
    <li>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
          {name}, {siteName}
        </Typography>
        <Typography
          variant="body2"
          sx={{ color: short ? 'error.main' : 'text.secondary', fontWeight: short ? 650 : 400 }}
        >
          {formatNumber(people - away)} de {formatNumber(people)}
          {needed}
          {short ? ': faltan' : ''}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={presentPercent(area)}
        color={short ? 'error' : 'primary'}
        sx={{ mt: 0.5, height: 6, borderRadius: 1 }}
      />
    </li>
  );
}

/** The list tells how many each area has left on the next working day, those in need first. */
export function CoverageAreas({ day, areas }: { day: string; areas: readonly Area[] }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        Presentes por área, {shortDay(day)}
      </Typography>
      <PlainList>
        {byNeed(areas).map((area) => (
          <AreaRow key={area.areaId} area={area} />
        ))}
      </PlainList>
    </Box>
  );
}
