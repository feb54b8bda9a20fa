import { counted } from '@contract/core/counted';
import { visitSeriesRecord as record } from '@contract/visits/series/visitSeries';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { Fact } from '@/components/facts/Fact';
import { Facts } from '@/components/facts/Facts';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  useEndVisitSeriesMutation,
  useGetVisitSeriesQuery,
  type VisitSeriesDetail,
} from '@/services/wms/generated/visits.gen';
import { formatDate } from '@/utils/dates';
import { correctSeriesPath, visitSeriesPath } from '@/utils/visitPaths';
import { windowText } from '../visitTexts';
import { SeriesVisits } from './SeriesVisits';

const { fields, shown } = record;

/** /visits/series/:id: how a visit repeats, the visits of it to come, and its end. */
export function SeriesPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetVisitSeriesQuery(id);
  const series = query.data;
  return (
    <RequirePermission flag="VISITS.plan">
      <Page
        title={series ? series.place : 'Serie'}
        width="reading"
        back={{ to: visitSeriesPath, label: 'Series de visitas' }}
        action={series ? <SeriesActions series={series} /> : null}
      >
        <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
          {(found) => (
            <>
              {found.orphan ? (
                <Alert severity="warning" sx={{ mb: 2 }}>
                  {`${found.person?.name ?? 'Quien las hacía'} ya no hace visitas, o deja de hacerlas antes de que termine la serie: desde entonces quedan sin asignar.`}
                </Alert>
              ) : null}
              <SeriesFacts series={found} />
              <SeriesVisits id={found.id} />
            </>
          )}
        </QueryState>
      </Page>
    </RequirePermission>
  );
}

function SeriesFacts({ series }: { series: VisitSeriesDetail }) {
  const { number, repeats, person, purposeName, minutes, note, ahead } = series;
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Facts>
        <Fact label="Serie">
          <span style={{ whiteSpace: 'nowrap' }}>{number}</span>
        </Fact>
        <Fact label={fields.repeat.label}>{repeats}</Fact>
        <Fact label="Horario">{windowText(series)}</Fact>
        <Fact label={fields.personId.label}>{person?.name ?? fields.personId.none}</Fact>
        <Fact label={fields.purposeId.label}>{`${purposeName} · ${minutes} min`}</Fact>
        <Fact label={fields.address.label}>{series.address || series.place}</Fact>
        <Fact label="Sede">{series.siteName}</Fact>
        <Fact label={fields.startDay.label}>{formatDate(series.startDay, 'DD/MM/AAA')}</Fact>
        <Fact label={shown.lastDay.label}>{formatDate(series.lastDay, 'DD/MM/AAA')}</Fact>
        <Fact label={fields.onHoliday.label}>{fields.onHoliday.labels[series.onHoliday]}</Fact>
        <Fact label={fields.onLeave.label}>{fields.onLeave.labels[series.onLeave]}</Fact>
        <Fact label="Por venir">{counted(ahead, 'visita', 'visitas')}</Fact>
        {note ? (
          <Fact label={fields.note.label} whole>
            {note}
          </Fact>
        ) : null}
        <Fact label="La planificó">{series.author?.name}</Fact>
      </Facts>
    </Card>
  );
}

function SeriesActions({ series }: { series: VisitSeriesDetail }) {
  const { id, version, actions, state } = series;
  const [ending, setEnding] = useState(false);
  const [end] = useEndVisitSeriesMutation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ChoiceChip field={shown.state} value={state} />
      {actions.includes('end') ? (
        <Button onClick={() => setEnding(true)}>Terminar la serie</Button>
      ) : null}
      {actions.includes('correct') ? (
        <Button variant="outlined" component={Link} to={correctSeriesPath(id)}>
          Cambiar
        </Button>
      ) : null}
      {ending ? (
        <ReasonDialog
          title="¿Terminar la serie?"
          submitLabel="Terminar la serie"
          onSubmit={(reason) => end({ id, version, reason }).unwrap()}
          onClose={() => setEnding(false)}
        >
          Se sacan las visitas por venir que nadie tocó ni se publicaron. Las demás quedan.
        </ReasonDialog>
      ) : null}
    </Box>
  );
}
