import { monthWords } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { monthText, moveMonth, readMonth } from '@/components/calendar/shownMonth';
import { ListAndDetail } from '@/components/data-grid/ListAndDetail';
import { useChosenRow } from '@/components/data-grid/useChosenRow';
import { DemoHistoryNote } from '@/components/demo/DemoHistoryNote';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { PeriodSteps } from '@/components/time/PeriodSteps';
import { useListClosesQuery } from '@/services/wms/generated/closes.gen';
import { localDay } from '@/utils/localDay';
import { closers } from '../closers';
import { CloseAll } from '../components/CloseAll';
import { ClosesTable } from '../components/ClosesTable';
import { PeriodPanel } from '../components/PeriodPanel';
import { SiteMonthList } from '../components/SiteMonthList';

/** Month by month and site by site: what is open, what is closed, and the two keys of the door. */
export function ClosesPage() {
  return (
    <RequirePermission flag={closers}>
      <Closes />
    </RequirePermission>
  );
}

function Closes() {
  const { values, setFilter } = useListParams(['mes', 'sede']);
  const { id, pathOf, listPath } = useChosenRow('sede');
  const room = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const asked = /^\d{4}-\d{2}$/.test(values.mes)
    ? monthText(readMonth(values.mes, localDay()))
    : undefined;
  const query = useListClosesQuery(asked);
  const data = query.currentData;
  const month = asked ?? data?.month ?? '';
  const move = (by: number) =>
    setFilter('mes', monthText(moveMonth(readMonth(month, localDay()), by)));
  return (
    <Page
      title="Cierres"
      purpose="Lo que se cierra solo se lee: primero las horas, después los sueldos."
      width="wide"
    >
      <DemoHistoryNote />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <PeriodSteps
          title={month === '' ? '' : monthWords(month)}
          unit="Mes"
          onMove={move}
          onToday={() => setFilter('mes', localDay().slice(0, 7))}
        />
        {data ? <CloseAll key={month} rows={data.rows} month={month} /> : null}
      </Box>
      <QueryState
        query={{ ...query, data }}
        skeleton={<SkeletonRows rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="lock" title="No tenés sedes para cerrar">
            Un mes se cierra para toda la sede: tu rol llega solo a una parte.
          </StateMessage>
        }
      >
        {({ rows }) => {
          // Where there is room for both, the first one is shown without being asked for.
          const siteId = id || (room ? (rows[0]?.siteId ?? 0) : 0);
          if (room)
            return (
              <>
                <ClosesTable rows={rows} chosen={siteId} pathOf={pathOf} />
                <Box sx={{ mt: 2 }}>
                  <PeriodPanel key={`${month} ${siteId}`} siteId={siteId} month={month} />
                </Box>
              </>
            );
          return (
            <ListAndDetail
              listPath={listPath}
              list={<SiteMonthList rows={rows} chosen={siteId} pathOf={pathOf} />}
              detail={
                siteId ? (
                  <PeriodPanel key={`${month} ${siteId}`} siteId={siteId} month={month} />
                ) : null
              }
            />
          );
        }}
      </QueryState>
    </Page>
  );
}
