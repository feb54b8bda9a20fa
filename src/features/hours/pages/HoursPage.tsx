import { rangeText } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useAppSelector } from '@/app/hooks';
import { usePhone } from '@/components/dialog/usePhone';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { PersonPicker } from '@/components/references/PersonPicker';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import { selectCan } from '@/services/session/selectCan';
import { type HourWeek, useGetWeekHoursQuery } from '@/services/wms/generated/hours.gen';
import { localDay } from '@/utils/localDay';
import { ownPunchDayPath } from '@/utils/paths';
import { daysOfWeek, moveWeek } from '@/utils/weekDays';
import { BankLine } from '../bank/BankLine';
import { HourBars, HourLegend } from '../components/HourBars';
import { HourDayRow } from '../components/HourDayRow';
import { HourTabs } from '../components/HourTabs';
import { shortTime, weekFigures } from '../hoursModel';
import { useManagesHours } from '../useManagesHours';

/** Hours of a week against what was planned, each down to the punches: one's own, or of whom one manages. */
export function HoursPage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Week />
    </RequirePermission>
  );
}

function Week() {
  const phone = usePhone();
  const { values, setFilter } = useListParams(['semana', 'persona']);
  const manages = useManagesHours();
  const from = values.semana || localDay();
  const [monday = from, , , , , , sunday = from] = daysOfWeek(from);
  const personId = Number(values.persona) || undefined;
  const query = useGetWeekHoursQuery({ from: monday, ...(personId ? { personId } : {}) });
  const week = query.currentData;
  return (
    <Page title={personId && week ? `Horas de ${week.personName}` : 'Mis horas'}>
      <HourTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <PeriodSteps
          title={rangeText(monday, sunday, { year: !phone })}
          unit="Semana"
          onMove={(by) => setFilter('semana', moveWeek(from, by))}
          onToday={() => setFilter('semana', '')}
        />
        {manages ? (
          <Box sx={{ width: { xs: 1, sm: 320 }, ml: { sm: 'auto' } }}>
            <PersonPicker
              label="De quién"
              value={personId ?? null}
              onChange={(id) => setFilter('persona', id === null ? '' : String(id))}
            />
          </Box>
        ) : null}
      </Box>
      {personId === undefined ? <BankLine /> : null}
      <QueryState query={{ ...query, data: week }} skeleton={<SkeletonRows rows={7} />}>
        {(shown) => <Shown week={shown} own={personId === undefined} />}
      </QueryState>
    </Page>
  );
}

function Shown({ week, own }: { week: HourWeek; own: boolean }) {
  const corrects = useAppSelector(selectCan('MARKINGS.CREATE'));
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
          ahead={on.day > week.today}
          correctPath={own && corrects && on.day <= week.today ? ownPunchDayPath(on.day) : null}
        />
      ))}
    </>
  );
}
