import { useMemo } from 'react';
import { useGetOrganisationQuery } from './api';

const choices = (places: readonly { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: id, label: name }));

/** Sites and areas, as choices of a list or of a form. */
export function usePlaces() {
  const { data } = useGetOrganisationQuery();
  return useMemo(() => ({ sites: choices(data?.sites), areas: choices(data?.areas) }), [data]);
}

export type Places = ReturnType<typeof usePlaces>;
