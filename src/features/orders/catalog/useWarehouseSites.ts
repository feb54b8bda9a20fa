import { useMemo } from 'react';
import type { Choice } from '@/components/data-grid/gridColumn';
import { useGetOrganisationQuery } from '../api';

/** The sites to choose from, made once for each answer. */
export function useWarehouseSites(): readonly Choice[] {
  const { data } = useGetOrganisationQuery();
  return useMemo(
    () => (data?.sites ?? []).map(({ id, name }) => ({ value: id, label: name })),
    [data],
  );
}
