import { useMemo } from 'react';
import { type DocumentType, useGetOrganisationQuery } from './api';

const choices = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));

/** What the list of documents can be narrowed to. */
export function useDocumentChoices(types: readonly DocumentType[]) {
  const { data: places } = useGetOrganisationQuery();
  return useMemo(
    () => ({
      types: choices(types),
      folders: [...new Set(types.map(({ folder }) => folder))].map((folder) => ({
        value: folder,
        label: folder,
      })),
      sites: choices(places?.sites),
      areas: choices(places?.areas),
    }),
    [places, types],
  );
}
