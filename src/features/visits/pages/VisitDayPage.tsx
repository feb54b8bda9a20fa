import { counted } from '@contract/core/counted';
import { longDay } from '@contract/core/rangeText';
import { visitRecord as record } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RefusedWork } from '@/components/scan/RefusedWork';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useUntilRead } from '@/services/offline/useUntilRead';
import { useGetVisitDayQuery, type VisitDetail } from '@/services/wms/generated/visits.gen';
import { visitPath } from '@/utils/visitPaths';
import { VisitTabs } from '../components/VisitTabs';
import { windowText } from '../visitTexts';
import { DayClaims } from '../walk/DayClaims';
import { RoomNote } from '../walk/RoomNote';
import { VisitSteps } from '../walk/VisitSteps';
import { useWaitingVisits, withWaiting } from '../walk/waitingVisits';

const isOpen = ({ state }: VisitDetail) => state === 'planned' || state === 'arrived';

function Content() {
  const { values, setFilter } = useListParams(['dia']);
  const query = useGetVisitDayQuery(values.dia || undefined);
  const { waiting, refused } = useWaitingVisits();
  const sent = useUntilRead(waiting, query.fulfilledTimeStamp);
  return (
    <Page title="Mis visitas" width="reading">
      <VisitTabs />
      <RefusedWork refused={refused} />
      <DayFilter
        label="Día"
        value={values.dia || query.data?.day || ''}
        onChange={(day) => setFilter('dia', day)}
      />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="visits" title="No tenés visitas ese día">
            Cuando te publiquen una, la vas a ver acá.
          </StateMessage>
        }
      >
        {({ day, rows }) => (
          <>
            <RoomNote />
            <Day day={day} rows={rows.map((row) => withWaiting(row, sent))} />
            <DayClaims day={day} />
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Day({ day, rows }: { day: string; rows: readonly VisitDetail[] }) {
  const open = rows.filter(isOpen);
  const [next] = [...open.filter(({ state }) => state === 'arrived'), ...open];
  const rest = rows.filter((row) => row !== next);
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {`${longDay(day)}: ${open.length === 0 ? 'no queda ninguna' : counted(open.length, 'visita por hacer', 'visitas por hacer')} de ${rows.length}.`}
      </Typography>
      {next ? (
        <Card sx={{ p: 2 }}>
          <Typography variant="overline">
            {next.state === 'arrived' ? 'Estás en' : 'La próxima'}
          </Typography>
          <VisitWords visit={next} heading />
          {next.note ? <Typography sx={{ mt: 1 }}>{next.note}</Typography> : null}
          <Box sx={{ mt: 2 }}>
            <VisitSteps visit={next} />
          </Box>
        </Card>
      ) : null}
      <CardList label="Las demás">
        {rest.map((visit) => (
          <Card key={visit.id} component="li">
            <CardActionArea component={Link} to={visitPath(visit.id)} sx={{ p: 2 }}>
              <VisitWords visit={visit} />
            </CardActionArea>
          </Card>
        ))}
      </CardList>
    </Box>
  );
}

function VisitWords({ visit, heading = false }: { visit: VisitDetail; heading?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant={heading ? 'h2' : 'subtitle1'}
          component={heading ? 'h2' : 'p'}
          sx={heading ? { fontSize: '1.25rem' } : { fontWeight: 600 }}
        >
          {visit.place}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[windowText(visit), visit.purposeName, visit.address].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ChoiceChip field={record.shown.state} value={visit.state} late={visit.late} />
    </Box>
  );
}

/** /visits/day: one's own visits of a day, the next one first. */
export function VisitDayPage() {
  return (
    <RequirePermission flag="VISITS">
      <Content />
    </RequirePermission>
  );
}
