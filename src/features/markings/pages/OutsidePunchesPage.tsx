import { counted } from '@contract/core/counted';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayHeading } from '@/components/calendar/calendarDays';
import { CardList } from '@/components/list/CardList';
import { useListParams } from '@/components/list/useListParams';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapPoint } from '@/components/map/mapTypes';
import { fromList } from '@/components/page/fromList';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type OutsidePunch,
  useListOutsidePunchesQuery,
} from '@/services/wms/generated/markings.gen';
import { punchDayPath, punchPath } from '@/utils/timePaths';
import { DayAndSite } from '../components/DayAndSite';
import { dayAndSiteAsked } from '../components/dayAndSiteAsked';
import { OutsidePunchCard } from '../components/OutsidePunchCard';
import { outsideText } from '../markingTexts';

const toPoint = ({ id, latitude, longitude, ...row }: OutsidePunch): MapPoint => ({
  id,
  latitude,
  longitude,
  label: `${row.personName}: ${outsideText(row)}`,
  tone: 'alert',
});

function Content() {
  const { values, setFilter } = useListParams(['dia', 'sede']);
  const navigate = useNavigate();
  const [selected, setSelected] = useState<number | null>(null);
  const query = useListOutsidePunchesQuery(dayAndSiteAsked(values));
  const { data } = query;
  const points = useMemo(() => (data?.rows ?? []).map(toPoint), [data]);
  return (
    <Page
      title="Fichadas afuera"
      width="wide"
      purpose="Las que se hicieron fuera del alcance de toda sede. Los círculos son las sedes de esas personas."
      back={{ to: `${punchDayPath}${data ? `?dia=${data.day}` : ''}`, label: 'Fichadas del día' }}
    >
      <DayAndSite values={values} day={data?.day} onChange={setFilter} />
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage icon="map" title="Nadie fichó afuera">
            Ese día todas las fichadas con ubicación se hicieron en alguna sede.
          </StateMessage>
        }
      >
        {({ rows, total, day, fences }) => (
          <MapWithList
            map={
              <MapView
                // Another day is looked at anew.
                key={`${day} ${values.sede}`}
                label="Mapa de las fichadas afuera"
                points={points}
                circles={fences}
                near
                selectedId={selected}
                onSelect={(id) => navigate(punchPath(id), { state: fromList() })}
              />
            }
            list={
              <>
                <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                  {`${dayHeading(day)}: ${counted(total, 'fichada', 'fichadas')} afuera${rows.length < total ? `, se muestran las ${rows.length} más lejanas` : ''}.`}
                </Typography>
                <CardList label="Fichadas afuera">
                  {rows.map((row) => (
                    <OutsidePunchCard
                      key={row.id}
                      row={row}
                      selected={row.id === selected}
                      onShow={setSelected}
                    />
                  ))}
                </CardList>
              </>
            }
          />
        )}
      </QueryState>
    </Page>
  );
}

/** Where those of a day stood who punched away from every site. */
export function OutsidePunchesPage() {
  return (
    <RequirePermission flag="MARKINGS.SHOW">
      <Content />
    </RequirePermission>
  );
}
