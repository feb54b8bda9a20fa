import { useMemo } from 'react';
import type { Choice } from '@/components/data-grid/gridColumn';
import { useListVisitPurposesQuery } from '@/services/wms/generated/visits.gen';

/** The reasons of the catalogue, as choices. */
export function usePurposes(): {
  purposes: readonly Choice[];
  minutesOf: (id: number) => number | null;
} {
  const { data } = useListVisitPurposesQuery({ size: 100 });
  return useMemo(() => {
    const rows = data?.rows ?? [];
    const minutes = new Map(rows.map((row) => [row.id, row.minutes]));
    return {
      purposes: rows
        .filter(({ active }) => active)
        .map(({ id, name }) => ({ value: id, label: name })),
      minutesOf: (id: number) => minutes.get(id) ?? null,
    };
  }, [data]);
}
