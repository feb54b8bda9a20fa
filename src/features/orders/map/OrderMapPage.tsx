import { useMemo, useState } from 'react';
import { useListParams } from '@/components/list/useListParams';
import { MapView } from '@/components/map/MapView';
import { MapWithList } from '@/components/map/MapWithList';
import type { MapBounds } from '@/components/map/mapTypes';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetOrderMapQuery } from '@/services/wms/generated/orders.gen';
import { OrderViews } from '../components/OrderViews';
import { DeliveryList } from './DeliveryList';
import { deliveryPlaces } from './deliveryPlaces';
import { MapFilters } from './MapFilters';
import { filterNames, mapInput } from './mapFilters';

/** What is still to be delivered, where it goes. */
export function OrderMapPage() {
  const params = useListParams(filterNames);
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const query = useGetOrderMapQuery(mapInput(params.values, bounds));
  // While the next part of the map is asked, the last one stays.
  const answer = query.currentData ?? query.data;
  const places = useMemo(() => deliveryPlaces(answer?.rows ?? []), [answer]);
  const points = useMemo(() => places.map(({ point }) => point), [places]);
  return (
    <Page
      title="Mapa de entregas"
      width="wide"
      action={<OrderViews view="map" />}
      filters={<MapFilters {...params} />}
    >
      <QueryState query={{ ...query, data: answer }} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <MapWithList
            map={
              <MapView
                label="Mapa de entregas pendientes"
                points={points}
                extent={found.extent}
                selectedId={selected}
                onSelect={setSelected}
                onMove={setBounds}
              />
            }
            list={
              <DeliveryList
                answer={found}
                places={places}
                selectedId={selected}
                onShow={setSelected}
              />
            }
          />
        )}
      </QueryState>
    </Page>
  );
}
