import { useMemo } from 'react';
import { useGetOrganisationQuery, useListNewsTypesQuery } from './api';

const choices = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** What the list of novelties can be narrowed to. */
export function useNewsChoices() {
  const { data: places } = useGetOrganisationQuery();
  const { data: types } = useListNewsTypesQuery();
  return useMemo(
    () => ({
      types: choices(types?.rows),
      sites: choices(places?.sites),
      areas: choices(places?.areas),
    }),
    [places, types],
  );
}
