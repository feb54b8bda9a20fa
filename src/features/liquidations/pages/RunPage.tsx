import { longDay, monthWords, onDays } from '@contract/core/rangeText';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Page } from '@/components/page/Page';
import { PartTabs } from '@/components/page/PartTabs';
import { usePlaces } from '@/components/references/usePlaces';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { EventHistory } from '@/components/timeline/EventHistory';
import {
  type PayRunDetail,
  useGetPayRunQuery,
  useListPayRunPeopleQuery,
} from '@/services/wms/generated/liquidations.gen';
import { formatDate } from '@/utils/dates';
import { routes as paths } from '@/utils/paths';
import { payRunPersonPath, receiptCampaignPath } from '@/utils/payPaths';
import { ConceptTotals } from '../components/ConceptTotals';
import { PayGrid } from '../components/PayGrid';
import { RunActions } from '../components/RunActions';
import { RunFigures, RunFlags, RunWarnings } from '../components/RunFigures';
import { eventText, runPurpose } from '../payTexts';
import { runPeopleColumns } from '../runPeopleColumns';

const peopleGrid = gridList({
  id: 'pay-run/people',
  accion: 'liquidacion.listarPersonas',
  useRows: useListPayRunPeopleQuery,
});

const parts = [
  { key: '', label: 'Personas' },
  { key: 'grilla', label: 'Grilla' },
  { key: 'conceptos', label: 'Conceptos' },
  { key: 'datos', label: 'Datos e historia' },
] as const;

/** /liquidations/:id: a run, from what it comes to down to each person. */
export const RunPage = needsId(() => (
  <RequirePermission flag="LIQUIDATION.SHOW">
    <Content />
  </RequirePermission>
));

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetPayRunQuery(id);
  const { data } = query;
  return (
    <Page
      title={data?.title ?? 'Liquidación'}
      purpose={data ? runPurpose(data) : undefined}
      width="wide"
      back={{ to: paths.liquidations, label: 'Liquidaciones' }}
      action={data ? <RunActions run={data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {(run) => <Run run={run} />}
      </QueryState>
    </Page>
  );
}

const working = { calculating: 'Calculando…', publishing: 'Publicando los recibos…' } as const;

function Run({ run }: { run: PayRunDetail }) {
  const [address] = useSearchParams();
  const part = parts.find(({ key }) => key === address.get('ver')) ?? parts[0];
  const { state } = run;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {state === 'calculating' || state === 'publishing' ? (
        <Box role="status">
          <Typography variant="body2" sx={{ mb: 0.5 }}>
            {working[state]} El avance está en las tareas.
          </Typography>
          <LinearProgress aria-label={working[state]} />
        </Box>
      ) : null}
      {run.people > 0 ? (
        <>
          <Box>
            <RunWarnings run={run} />
            <RunFigures run={run} />
          </Box>
          <RunFlags run={run} />
        </>
      ) : null}
      <Box>
        <PartTabs label="Partes de la liquidación" tabs={parts} current={part.key} />
        <Box sx={{ mt: 2 }}>
          {part.key === '' ? <People run={run} /> : null}
          {part.key === 'grilla' ? <PayGrid run={run} /> : null}
          {part.key === 'conceptos' ? <ConceptTotals runId={run.id} /> : null}
          {part.key === 'datos' ? <Data run={run} /> : null}
        </Box>
      </Box>
    </Box>
  );
}

/** Why there is nobody yet, or never will be. */
function nobodyIn({ state, kind, frozenAt }: PayRunDetail): readonly [title: string, text: string] {
  if (state === 'calculating')
    return ['Tomando los datos', 'Las personas aparecen a medida que se calculan.'];
  if (kind === 'adjustment' && frozenAt)
    return ['No hay nada que ajustar', 'Lo pagado en esos meses es lo que dicen hoy las fichas.'];
  if (kind === 'supplementary' && frozenAt)
    return ['No hay nada que completar', 'El mes da hoy lo mismo que ya se pagó.'];
  return ['Todavía no se calculó', 'Calculala para ver cuánto le corresponde a cada persona.'];
}

function People({ run }: { run: PayRunDetail }) {
  const { id } = run;
  const empty = nobodyIn(run);
  const places = usePlaces();
  const columns = useMemo(() => runPeopleColumns(places), [places]);
  const within = useMemo(() => [{ field: 'runId', operator: 'is' as const, value: id }], [id]);
  return (
    <DataGrid
      list={peopleGrid}
      label="Personas de la liquidación"
      columns={columns}
      within={within}
      rowName={(row) => row.personName}
      rowPath={(row) => payRunPersonPath(id, row.id)}
      searchLabel="Buscar por persona o legajo"
      empty={
        <StateMessage icon="money" title={empty[0]}>
          {empty[1]}
        </StateMessage>
      }
    />
  );
}

const day = (iso: string | null) => (iso ? longDay(iso) : '—');
const instant = (iso: string | null) => (iso ? formatDate(iso, 'DD/MM/AAA HS:MN') : '—');

function Data({ run }: { run: PayRunDetail }) {
  const { history, batchId } = run;
  const numbered = useMemo(() => history.map((event, id) => ({ ...event, id })), [history]);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Facts>
        <Fact label="Mes">{monthWords(run.period)}</Fact>
        {run.since ? <Fact label="Ajusta desde">{monthWords(run.since)}</Fact> : null}
        {run.firstStart && run.lastStart ? (
          <Fact label="Vacaciones que empiezan">{onDays(run.firstStart, run.lastStart)}</Fact>
        ) : null}
        <Fact label="Fecha de pago">{day(run.payDay)}</Fact>
        <Fact label="La preparó">{run.author.name}</Fact>
        <Fact label="Datos tomados">{instant(run.frozenAt)}</Fact>
        <Fact label="Publicada">{instant(run.publishedAt)}</Fact>
        <Fact label="Pagada">{day(run.paidOn)}</Fact>
        {run.reason ? (
          <Fact label="Motivo" whole>
            {run.reason}
          </Fact>
        ) : null}
      </Facts>
      {batchId === null || run.reverses ? null : (
        <Box>
          <Button component={Link} to={receiptCampaignPath(batchId)} variant="outlined">
            Seguir la firma de los recibos
          </Button>
        </Box>
      )}
      <EventHistory history={numbered} textOf={eventText} />
    </Box>
  );
}
