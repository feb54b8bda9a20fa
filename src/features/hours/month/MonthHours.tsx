import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import type { HourMonth } from '@/services/wms/generated/hours.gen';
import { monthFigures, shortTime } from '../hoursModel';
import { MonthAdjustments } from './MonthAdjustments';
import { MonthDays } from './MonthDays';
import { MonthPay } from './MonthPay';

interface MonthHoursProps {
  month: HourMonth;
  /** The owner alone sees what it means for pay, and what was adjusted. */
  own: boolean;
}

const stateWords: Partial<Record<HourMonth['state'], string>> = {
  timeClosed: 'Las horas de este mes están cerradas: lo que llegue tarde cuenta en el siguiente.',
  payClosed: 'Este mes está cerrado, con sus sueldos: lo que llegue tarde cuenta en el siguiente.',
};

/** The page shows what a month comes to, what waits of it, and what it will mean for pay. */
export function MonthHours({ month, own }: MonthHoursProps) {
  const closed = stateWords[month.state];
  return (
    <>
      {month.waiting ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Algunos días se están calculando de nuevo: las cifras se ponen al día solas.
        </Alert>
      ) : null}
      {closed ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {closed}
        </Alert>
      ) : null}
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
        <Facts figures>
          {monthFigures(month).map(({ figure, label, time }) => (
            <Fact key={figure} label={label}>
              {shortTime(time)}
            </Fact>
          ))}
        </Facts>
      </Card>
      <MonthDays month={month} own={own} />
      <MonthPay month={month} own={own} />
      {own ? <MonthAdjustments month={month.month} /> : null}
    </>
  );
}
