import { visitSeriesRecord } from '@contract/visits/series/visitSeries';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';
import type { VisitSeriesDate } from '@/services/wms/generated/visits.gen';
import { WEEKDAYS } from '@/utils/dates';

const ways = Object.entries({
  ...visitSeriesRecord.fields.onHoliday.labels,
  make: 'Se hace',
}) as [VisitSeriesDate['how'], string][];

/** "Mar 08/12/2026". */
function dayText(day: string): string {
  const at = DateTime.fromISO(day);
  return `${(WEEKDAYS[at.weekday % 7] ?? '').slice(0, 3)} ${at.toFormat('dd/MM/yyyy')}`;
}

const held: Record<NonNullable<VisitSeriesDate['why']>, string> = {
  chosen: 'No se hace',
  taken: 'No se hace: el día hábil que sigue ya tiene una de la serie',
  none: 'No se hace: no hay un día hábil cerca',
};

function outcomeOf({ date, day, why, kept }: VisitSeriesDate): string | null {
  if (kept) return `${kept.number} queda como está`;
  if (day === null) return held[why ?? 'chosen'];
  return day === date ? null : `Pasa al ${dayText(day)}`;
}

interface SeriesDateRowProps {
  date: VisitSeriesDate;
  onChoose: (date: string, how: VisitSeriesDate['how']) => void;
}

/** A date of a series: what becomes of it, why, and what else may be done with it. */
export function SeriesDateRow({ date, onChoose }: SeriesDateRowProps) {
  const words = dayText(date.date);
  const outcome = outcomeOf(date);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={date.day === null ? { textDecoration: 'line-through' } : null}>
          {words}
        </Typography>
        {outcome ? <Typography variant="subtitle2">{outcome}</Typography> : null}
        {date.warnings.map(({ kind, text }) => (
          <Typography key={`${kind} ${text}`} variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        ))}
      </Box>
      {date.kept ? null : (
        <Select
          size="small"
          value={date.how}
          onChange={(event) => onChoose(date.date, event.target.value)}
          SelectDisplayProps={{ 'aria-label': `Qué se hace el ${words}` }}
          sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' }, minWidth: 220 }}
        >
          {ways.map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
      )}
    </Box>
  );
}
