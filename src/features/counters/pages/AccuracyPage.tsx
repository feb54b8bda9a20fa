import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Totals } from '@/components/chart/Totals';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { useDayRange } from '@/components/list/useDayRange';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetCountAccuracyQuery } from '@/services/wms/generated/counters.gen';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { idIn } from '@/utils/addressValues';
import { routes } from '@/utils/paths';
import { accuracyHeads, exactShare, exactTotal, offTotal } from '../accuracyTexts';

const filterNames = ['deposito'] as const;

/** How far the books and the shelves agreed: figures of places and of shifts, and of no person. */
export function AccuracyPage() {
  return (
    <RequirePermission flag="ORDERS.create">
      <Content />
    </RequirePermission>
  );
}

function Content() {
  const { fromDay, toDay, filter } = useDayRange();
  const { values, setFilter } = useListParams(filterNames);
  const { data: organisation } = useGetOrganisationQuery();
  const siteId = idIn(values.deposito);
  const answer = useGetCountAccuracyQuery({ fromDay, toDay, siteId });
  // Other days are not these with other figures: what is shown is always what was asked.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page
      title="Exactitud de los conteos"
      back={{ to: routes.counters, label: 'Conteos' }}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {filter}
          <ChoiceFilter
            label="Depósito"
            all="Todos los depósitos"
            value={values.deposito}
            options={organisation?.sites ?? []}
            onChange={(id) => setFilter('deposito', id)}
          />
        </Box>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ total }) => total.lines === 0}
        empty={
          <StateMessage icon="charts" title="En esas fechas no se cerró ningún conteo">
            Cuenta los conteos cerrados, por el día en que se cerraron.
          </StateMessage>
        }
      >
        {({ total, byMonth, bySite, byZone, byClass, byCause, byShift }) => {
          const exact = { heads: accuracyHeads.exact, caption: 'Coinciden, en %' };
          const off = { heads: accuracyHeads.off, caption: 'Líneas con diferencia' };
          return (
            <>
              <Typography sx={{ mb: 3 }}>{exactShare(total)}</Typography>
              <Totals title="Por mes" column="Mes" parts={byMonth.map(exactTotal)} {...exact} />
              <Totals
                title="Por depósito"
                column="Depósito"
                parts={bySite.map(exactTotal)}
                {...exact}
              />
              <Totals title="Por zona" column="Zona" parts={byZone.map(exactTotal)} {...exact} />
              <Totals title="Por clase" column="Clase" parts={byClass.map(exactTotal)} {...exact} />
              {byCause.length > 0 ? (
                <Totals
                  title="Diferencias por causa"
                  column="Causa"
                  parts={byCause.map(offTotal)}
                  {...off}
                />
              ) : null}
              <Totals
                title="Diferencias por turno"
                column="Turno en que se contó"
                parts={byShift.map(offTotal)}
                {...off}
              />
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}
