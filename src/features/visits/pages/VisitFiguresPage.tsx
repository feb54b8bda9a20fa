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
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import { useGetVisitFiguresQuery } from '@/services/wms/generated/visits.gen';
import { idIn } from '@/utils/addressValues';
import { VisitTabs } from '../components/VisitTabs';
import { coveredText, figureHeads, figuresText, figureTotal } from '../figureTexts';

const filterNames = ['sede'] as const;
const usual = { heads: figureHeads, caption: 'Hechas' };

/** /visits/figures: what became of the visits between two days, of those that whoever looks may see. */
export function VisitFiguresPage() {
  return (
    <RequirePermission flag="VISITS">
      <Content />
    </RequirePermission>
  );
}

function Content() {
  const { fromDay, toDay, filter } = useDayRange();
  const { values, setFilter } = useListParams(filterNames);
  const { data: organisation } = useGetOrganisationQuery();
  const answer = useGetVisitFiguresQuery({ fromDay, toDay, siteId: idIn(values.sede) });
  // Other days are not these with other figures.
  const query = { ...answer, data: answer.currentData };
  return (
    <Page
      title="Cifras de las visitas"
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {filter}
          <ChoiceFilter
            label="Sede"
            all="Todas las sedes"
            value={values.sede}
            options={organisation?.sites ?? []}
            onChange={(id) => setFilter('sede', id)}
          />
        </Box>
      }
    >
      <VisitTabs />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ total }) => total.visits === 0}
        empty={
          <StateMessage icon="charts" title="En esas fechas no hubo visitas">
            Cuenta las publicadas, por su día; las canceladas no entran.
          </StateMessage>
        }
      >
        {({ total, byMonth, bySite, byPerson, byPurpose, byPlace }) => (
          <>
            <Typography sx={{ mb: 1 }}>{figuresText(total)}</Typography>
            {total.minutes > 0 ? (
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
                {`El ${coveredText(total)} del tiempo de las visitas está dentro de lo fichado. Las horas salen de las fichadas: una visita no suma otras.`}
              </Typography>
            ) : null}
            <Totals title="Por mes" column="Mes" parts={byMonth.map(figureTotal)} {...usual} />
            {byPerson.length > 1 ? (
              <Totals
                title="Por persona"
                column="Quién"
                parts={byPerson.map(figureTotal)}
                {...usual}
              />
            ) : null}
            <Totals
              title="Por motivo"
              column="Motivo"
              parts={byPurpose.map(figureTotal)}
              {...usual}
            />
            <Totals
              title="Por cliente o lugar"
              column="Lugar"
              parts={byPlace.map(figureTotal)}
              {...usual}
            />
            {bySite.length > 1 ? (
              <Totals title="Por sede" column="Sede" parts={bySite.map(figureTotal)} {...usual} />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}
