import { useMemo } from 'react';
import {
  type DocumentType,
  useListDocumentRequestsQuery,
} from '@/services/wms/generated/documents.gen';
import { formatDate } from '@/utils/dates';
import { useDocumentChoices } from './useDocumentChoices';

/** What the people asked can be narrowed to, the latest requests among it. */
export function useAskedChoices(types: readonly DocumentType[]) {
  const places = useDocumentChoices(types);
  const { data } = useListDocumentRequestsQuery({ size: 200 });
  return useMemo(
    () => ({
      ...places,
      requests: (data?.rows ?? []).map(({ id, typeName, dueOn }) => ({
        value: id,
        label: `${typeName}, hasta el ${formatDate(dueOn, 'DD/MM/AAA')}`,
      })),
    }),
    [places, data],
  );
}
