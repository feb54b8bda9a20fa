import { useListPeopleQuery } from './api';

/** How many people an area has; none chosen, nothing known. */
export function usePeopleInArea(areaId: number): number | undefined {
  const { currentData } = useListPeopleQuery(
    { size: 1, filters: [{ field: 'areaId', operator: 'is', value: areaId }] },
    { skip: areaId === 0 },
  );
  return currentData?.total;
}
