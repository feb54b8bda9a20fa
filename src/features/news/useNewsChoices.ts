import { useMemo } from 'react';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { usePlaces } from '@/components/references/usePlaces';
import { useListNewsTypesQuery } from '@/services/wms/generated/news.gen';

/** What the list of novelties can be narrowed to. */
export function useNewsChoices() {
  const places = usePlaces();
  const { data } = useListNewsTypesQuery();
  return useMemo(() => ({ ...places, types: namedChoices(data?.rows) }), [places, data]);
}
