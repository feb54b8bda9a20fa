import Box from '@mui/material/Box';
import { DemoHistoryNote } from '@/components/demo/DemoHistoryNote';
import { usePhone } from '@/components/dialog/usePhone';
import { useListParams } from '@/components/list/useListParams';
import { LinkTabs } from '@/components/page/LinkTabs';
import { Page } from '@/components/page/Page';
import { PersonPicker } from '@/components/references/PersonPicker';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import { useGetMonthHoursQuery, useGetWeekHoursQuery } from '@/services/wms/generated/hours.gen';
import { localDay } from '@/utils/localDay';
import { hoursPeriodPath } from '@/utils/timePaths';
import { BankLine } from '../bank/BankLine';
import { HourTabs } from '../components/HourTabs';
import { WeekHours } from '../components/WeekHours';
import { movePeriod, type PeriodUnit, periodOf, periodTitle, periodWords } from '../hourPeriods';
import { MonthHours } from '../month/MonthHours';
import { useManagesHours } from '../useManagesHours';

/** Hours of a week or a month against what was planned: one's own, or of whom one manages. */
export function HoursPage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Hours />
    </RequirePermission>
  );
}

function Hours() {
  const phone = usePhone();
  const { values, setFilter } = useListParams(['semana', 'persona', 'periodo']);
  const manages = useManagesHours();
  const unit: PeriodUnit = values.periodo === 'month' ? 'month' : 'week';
  const from = periodOf(unit, values.semana || localDay());
  const personId = Number(values.persona) || undefined;
  const own = personId === undefined;
  const whose = own ? {} : { personId };
  const week = useGetWeekHoursQuery({ from, ...whose }, { skip: unit !== 'week' });
  const month = useGetMonthHoursQuery(
    { month: from.slice(0, 7), ...whose },
    { skip: unit !== 'month' },
  );
  const shown = unit === 'week' ? week : month;
  const name = shown.currentData?.personName;
  return (
    <Page title={!own && name ? `Horas de ${name}` : 'Mis horas'}>
      <HourTabs />
      <DemoHistoryNote />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <LinkTabs
          replace
          label="Período"
          tabs={(['week', 'month'] as const).map((one) => ({
            to: hoursPeriodPath({ unit: one, day: values.semana, personId }),
            label: periodWords[one],
            current: one === unit,
          }))}
        />
        <PeriodSteps
          title={periodTitle(unit, from, { year: !phone })}
          unit={periodWords[unit]}
          onMove={(by) => setFilter('semana', movePeriod(unit, from, by))}
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
      {own ? <BankLine /> : null}
      {unit === 'week' ? (
        <QueryState
          query={{ ...week, data: week.currentData }}
          skeleton={<SkeletonRows rows={7} />}
        >
          {(found) => <WeekHours week={found} own={own} />}
        </QueryState>
      ) : (
        <QueryState
          query={{ ...month, data: month.currentData }}
          skeleton={<SkeletonRows rows={7} />}
        >
          {(found) => <MonthHours month={found} own={own} />}
        </QueryState>
      )}
    </Page>
  );
}
