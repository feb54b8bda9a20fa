import { counted } from '@contract/core/counted';
import { hoursText } from '@contract/core/hoursText';
import { hourRecord } from '@contract/hours/hourRecord';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dayHeading } from '@/components/calendar/calendarDays';
import { Section } from '@/components/page/Section';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { HourMonth, HourMonthDay } from '@/services/wms/generated/hours.gen';
import { hoursPeriodPath } from '@/utils/timePaths';

const waits = ({ overtime, unfinished }: HourMonthDay) => overtime === 'waiting' || unfinished > 0;

/** "Queda por resolver: 2 días." */
function waitingText(days: readonly HourMonthDay[]): string {
  const count = days.filter(waits).length;
  return count === 0
    ? 'No queda nada por decidir.'
    : `Queda por resolver: ${counted(count, 'día', 'días')}.`;
}

/** The days with overtime or without an exit, each with where it stands; a day opens in its week. */
export function MonthDays({ month, own }: { month: HourMonth; own: boolean }) {
  const { notable, personId } = month;
  if (notable.length === 0) return null;
  return (
    <Section title="Días con extras o sin salida" description={waitingText(notable)}>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notable.map((on) => (
          <Box
            component="li"
            key={on.day}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              px: 2,
              minHeight: 'var(--anden-row)',
              py: 0.5,
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Link
              component={RouterLink}
              to={hoursPeriodPath({
                unit: 'week',
                day: on.day,
                personId: own ? undefined : personId,
              })}
              sx={{ flex: '1 1 160px' }}
            >
              {dayHeading(on.day)}
            </Link>
            {on.unfinished > 0 ? (
              <Chip
                size="small"
                color="warning"
                variant="outlined"
                label={counted(on.unfinished, 'entrada sin salida', 'entradas sin salida')}
              />
            ) : null}
            {on.overtime === 'none' ? null : (
              <>
                <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {`+ ${hoursText(on.extra50 + on.extra100)}`}
                </Typography>
                <ChoiceChip field={hourRecord.shown.overtime} value={on.overtime} />
              </>
            )}
          </Box>
        ))}
      </Card>
    </Section>
  );
}
