import Card from '@mui/material/Card';
import { useAppSelector } from '@/app/hooks';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { selectCan } from '@/services/session/selectCan';
import type { HourWeek } from '@/services/wms/generated/hours.gen';
import { ownPunchDayPath } from '@/utils/timePaths';
import { shortTime, weekFigures } from '../hoursModel';
import { useDecidesOvertime } from '../useDecidesOvertime';
import { HourBars, HourLegend } from './HourBars';
import { HourDayRow } from './HourDayRow';

/** A week as a chart, what it comes to, and its days one by one. */
export function WeekHours({ week, own }: { week: HourWeek; own: boolean }) {
  const corrects = useAppSelector(selectCan('MARKINGS.CREATE'));
  const decides = useDecidesOvertime() && !own;
  return (
    <>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <HourBars days={week.days} />
        <HourLegend />
        <Facts figures>
          {weekFigures(week.days).map(({ figure, label, time }) => (
            <Fact key={figure} label={label}>
              {shortTime(time)}
            </Fact>
          ))}
        </Facts>
      </Card>
      {week.days.map((on) => (
        <HourDayRow
          key={on.day}
          on={on}
          zone={week.zone}
          decides={decides}
          ahead={on.day > week.today}
          correctPath={own && corrects && on.day <= week.today ? ownPunchDayPath(on.day) : null}
        />
      ))}
    </>
  );
}
