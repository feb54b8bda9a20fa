import { useMemo } from 'react';
import { namedChoices } from '@/components/data-grid/namedChoices';
import { usePlaces } from '@/components/references/usePlaces';
import type { DocumentType } from '@/services/wms/generated/documents.gen';

/** The list of documents can be narrowed by these. */
export function useDocumentChoices(types: readonly DocumentType[]) {
  const places = usePlaces();
  return useMemo(
    () => ({
      ...places,
      types: namedChoices(types),
      folders: [...new Set(types.map(({ folder }) => folder))].map((folder) => ({
        value: folder,
        label: folder,
      })),
    }),
    [places, types],
  );
}
