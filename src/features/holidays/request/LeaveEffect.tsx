import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { LeavePreview } from '@/services/wms/generated/holidays.gen';
import { countedText, dayText, weekdayText } from '../leaveTexts';
import { AwayList } from './AwayList';
import { EffectBar } from './EffectBar';
import { LeaveNotices } from './LeaveNotices';

interface LeaveEffectProps {
  preview: LeavePreview;
  /** True while a newer answer is on its way. */
  stale: boolean;
  onStart: (day: string) => void;
}

/** What a leave would do, before it is asked for. */
export function LeaveEffect({ preview, stale, onStart }: LeaveEffectProps) {
  const { days, unit, returnDay, holidays, lawfulStart, notices } = preview;
  return (
    <Card aria-busy={stale} sx={{ p: 2.5, display: 'grid', gap: 2.5, opacity: stale ? 0.6 : 1 }}>
      <Box>
        <Typography component="p" sx={{ typography: 'h2' }}>
          {countedText(days, unit)}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Volvés el {weekdayText(returnDay)}.
        </Typography>
        {holidays.length > 0 ? (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {unit === 'calendar' ? 'Con feriados adentro' : 'Sin contar feriados'}:{' '}
            {holidays.map(({ day, name }) => `${name} (${dayText(day)})`).join(', ')}.
          </Typography>
        ) : null}
      </Box>
      <EffectBar {...preview} />
      <LeaveNotices notices={notices} />
      {lawfulStart ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="calendar" />}
          onClick={() => onStart(lawfulStart)}
          sx={{ justifySelf: 'start' }}
        >
          Empezar el {weekdayText(lawfulStart)}
        </Button>
      ) : null}
      <AwayList {...preview} />
    </Card>
  );
}
