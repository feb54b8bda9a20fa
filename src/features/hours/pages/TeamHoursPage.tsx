import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import type { ListFilter } from '@/components/data-grid/listRequest';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { usePhone } from '@/components/dialog/usePhone';
import { useListParams } from '@/components/list/useListParams';
import { LinkTabs } from '@/components/page/LinkTabs';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import { useListBandsQuery, useListHourTotalsQuery } from '@/services/wms/generated/hours.gen';
import { localDay } from '@/utils/localDay';
import { bandsPath, payFilePath, personHoursPath, teamHoursPath } from '@/utils/timePaths';
import { HourTabs } from '../components/HourTabs';
import { totalColumns } from '../components/hourColumns';
import { movePeriod, periodOf, periodTitle, periodWords } from '../hourPeriods';
import { useManagesHours } from '../useManagesHours';

const totalsGrid = gridList({
  id: 'hour-totals',
  accion: 'hora.listarTotales',
  useRows: useListHourTotalsQuery,
});

/** The links lead to the bands that tell hours apart, and to the file for the payroll system. */
const linksOf = (from: string) =>
  [
    { to: bandsPath, label: 'Franjas', icon: 'clock' },
    {
      to: `${payFilePath}?mes=${from.slice(0, 7)}`,
      label: 'Exportar para sueldos',
      icon: 'download',
    },
  ] as const;

function Content() {
  const phone = usePhone();
  const manages = useManagesHours();
  const { values, setFilter } = useListParams(['periodo', 'desde']);
  const unit = values.periodo === 'month' ? 'month' : 'week';
  const from = periodOf(unit, values.desde || localDay());
  const places = usePlaces();
  const bands = useListBandsQuery().data?.rows;
  const columns = useMemo(() => totalColumns(places, namedChoices(bands)), [places, bands]);
  const within = useMemo(
    (): ListFilter[] => [
      { field: 'unit', operator: 'is', value: unit },
      { field: 'fromDay', operator: 'is', value: from },
    ],
    [unit, from],
  );
  return (
    <Page
      title="Horas del equipo"
      width="wide"
      action={manages ? <PageLinks links={linksOf(from)} /> : null}
    >
      <HourTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <LinkTabs
          replace
          label="Período"
          tabs={(['week', 'month'] as const).map((one) => ({
            to: `${teamHoursPath}?periodo=${one}&desde=${from}`,
            label: periodWords[one],
            current: one === unit,
          }))}
        />
        <PeriodSteps
          title={periodTitle(unit, from, { year: !phone })}
          unit={periodWords[unit]}
          onMove={(by) => setFilter('desde', movePeriod(unit, from, by))}
          onToday={() => setFilter('desde', '')}
        />
      </Box>
      <DataGrid
        list={totalsGrid}
        label="Horas"
        columns={columns}
        within={within}
        rowName={(row) => row.personName}
        rowPath={(row) => personHoursPath(row.personId, row.fromDay)}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage icon="hours" title="Sin horas en este período">
            Aparecen cuando hay turnos publicados o fichadas.
          </StateMessage>
        }
      />
    </Page>
  );
}

/** The page shows what a week or a month of each person comes to, by kind of hour. */
export function TeamHoursPage() {
  return (
    <RequirePermission flag="HOURS.SHOW">
      <Content />
    </RequirePermission>
  );
}
