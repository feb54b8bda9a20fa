import { hoursText } from '@contract/core/hoursText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { dayHeading } from '@/components/calendar/calendarDays';
import type { PunchDay } from '@/services/wms/generated/markings.gen';
import { requestPath } from '@/utils/paths';
import { shiftText } from '../markingTexts';
import { DayFlags } from './DayFlags';
import { PunchLine } from './PunchLine';

interface DayCardProps {
  on: PunchDay;
  zone: string;
  /** Only on one's own, while its month is open. */
  onCorrect?: (() => void) | undefined;
  /** Its person reads what became of what they asked. */
  own: boolean;
}

/** A day of a month: what was planned, what was punched, and what is not right yet. */
export function DayCard({ on, zone, onCorrect, own }: DayCardProps) {
  const { day, shifts, punches, minutes, flags, requestId } = on;
  const title = dayHeading(day);
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="h2">
            {title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {shifts.length > 0
              ? shifts.map((shift) => shiftText(shift, zone)).join(' · ')
              : 'Sin turno publicado'}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {minutes > 0 ? `${hoursText(minutes)} h` : ''}
        </Typography>
      </Box>
      <PunchLine punches={punches} zone={zone} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1 }}>
          <DayFlags flags={flags} />
        </Box>
        {requestId !== null && own ? (
          <Button size="small" component={Link} to={requestPath(requestId)}>
            Ver lo que pedí
          </Button>
        ) : null}
        {onCorrect ? (
          <Button size="small" onClick={onCorrect} aria-label={`Corregir ${title}`}>
            Corregir
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
