import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapPoint } from '@/components/map/mapTypes';
import { NextStep } from '@/components/state/NextStep';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type Site,
  useListAreasQuery,
  useListSitesQuery,
} from '@/services/wms/generated/admin.gen';
import { adminPaths } from '@/utils/paths';
import { AdminPage } from '../components/AdminPage';
import { SiteCard } from './SiteCard';

/** Where the organisation works, and its areas. */
export function SitesPage() {
  const query = useListSitesQuery();
  const { data: areas } = useListAreasQuery();
  const [selected, setSelected] = useState<number | null>(null);
  const points = useMemo(() => sitePoints(query.data?.rows ?? []), [query.data]);
  return (
    <AdminPage
      title="Sedes y áreas"
      action={
        <Button
          component={Link}
          to={`${adminPaths.sites}/new`}
          variant="contained"
          startIcon={<Icon name="add" />}
        >
          Nueva sede
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <StateMessage
            icon="map"
            title="Todavía no hay sedes"
            action={
              <NextStep to={`${adminPaths.sites}/new`} flag="ADMIN.settings">
                Crear la primera sede
              </NextStep>
            }
          >
            Creá la primera: cada persona trabaja en un área de una sede.
          </StateMessage>
        }
      >
        {({ rows }) => (
          <MapWithList
            map={
              <MapView
                label="Mapa de las sedes"
                points={points}
                selectedId={selected}
                onSelect={setSelected}
              />
            }
            list={rows.map((site) => (
              <SiteCard
                key={site.id}
                site={site}
                areas={(areas?.rows ?? []).filter(({ siteId }) => siteId === site.id)}
                selected={site.id === selected}
                onShow={() => setSelected(site.id)}
              />
            ))}
          />
        )}
      </QueryState>
    </AdminPage>
  );
}

/** The sites that have a place on the map. */
const sitePoints = (sites: readonly Site[]): MapPoint[] =>
  sites.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            label: name,
            latitude: Number(latitude),
            longitude: Number(longitude),
            tone: 'normal' as const,
          },
        ],
  );
