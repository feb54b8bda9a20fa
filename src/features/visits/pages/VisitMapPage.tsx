import { counted } from '@contract/core/counted';
import { visitRecord as record } from '@contract/visits/visit';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardList } from '@/components/list/CardList';
import { ChoiceFilter } from '@/components/list/ChoiceFilter';
import { DayFilter } from '@/components/list/DayFilter';
import { useListParams } from '@/components/list/useListParams';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapPoint } from '@/components/map/mapTypes';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetOrganisationQuery } from '@/services/wms/generated/users.gen';
import {
  useGetVisitMapQuery,
  type Visit,
  type VisitMap,
} from '@/services/wms/generated/visits.gen';
import { localDay } from '@/utils/localDay';
import { visitPath } from '@/utils/visitPaths';
import { VisitTabs } from '../components/VisitTabs';
import { windowText } from '../visitTexts';

const pointsOf = (rows: readonly Visit[]): MapPoint[] =>
  rows.flatMap(({ id, place, state, late, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            ...{ id, latitude: Number(latitude), longitude: Number(longitude) },
            label: `${place}: ${record.shown.state.labels[state].toLowerCase()}${late ? ', atrasada' : ''}`,
            tone: late || state === 'missed' ? ('alert' as const) : ('normal' as const),
          },
        ],
  );

/** /visits/map: a day of visits on the map, what is late standing out. */
export function VisitMapPage() {
  const { values, setFilter } = useListParams(['dia', 'sede']);
  const { data: organisation } = useGetOrganisationQuery();
  const day = values.dia || localDay();
  const siteId = Number(values.sede) || undefined;
  const query = useGetVisitMapQuery({ day, ...(siteId ? { siteId } : {}) });
  const [selected, setSelected] = useState<number | null>(null);
  const answer = query.data;
  const points = useMemo(() => pointsOf(answer?.rows ?? []), [answer]);
  return (
    <Page
      title="Mapa de visitas"
      width="wide"
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <DayFilter label="Día" value={day} onChange={(chosen) => setFilter('dia', chosen)} />
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
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <MapWithList
            map={
              <MapView
                key={day}
                label="Mapa de visitas"
                points={points}
                selectedId={selected}
                onSelect={setSelected}
              />
            }
            list={<VisitList answer={found} selectedId={selected} />}
          />
        )}
      </QueryState>
    </Page>
  );
}

function VisitList({ answer, selectedId }: { answer: VisitMap; selectedId: number | null }) {
  const { rows, unplaced } = answer;
  if (rows.length === 0) {
    return (
      <StateMessage icon="map" title="No hay visitas ese día">
        Elegí otro día, o planificá la primera.
      </StateMessage>
    );
  }
  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {counted(rows.length, 'visita', 'visitas')}.
        {unplaced > 0 ? ` ${counted(unplaced, 'no tiene', 'no tienen')} lugar en el mapa.` : ''}
      </Typography>
      <CardList>
        {rows.map((visit) => (
          <Card
            key={visit.id}
            component="li"
            sx={{ borderColor: visit.id === selectedId ? 'primary.main' : undefined }}
          >
            <CardActionArea component={Link} to={visitPath(visit.id)} sx={{ p: 2 }}>
              <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{visit.place}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[windowText(visit), visit.person?.name ?? record.fields.personId.none].join(
                      ' · ',
                    )}
                  </Typography>
                </Box>
                <ChoiceChip field={record.shown.state} value={visit.state} late={visit.late} />
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </CardList>
    </Box>
  );
}
