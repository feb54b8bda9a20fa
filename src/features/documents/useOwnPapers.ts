import { useListDocumentsQuery } from '@/services/wms/generated/documents.gen';
import { expiryText } from './documentTexts';

/** One's own papers of a type, as choices of what to deliver; those that expired serve nobody. */
export function useOwnPapers(typeId: number) {
  const { data } = useListDocumentsQuery({
    size: 50,
    filters: [
      { field: 'mine', operator: 'is', value: true },
      { field: 'typeId', operator: 'is', value: typeId },
      { field: 'validity', operator: 'not', value: 'expired' },
    ],
  });
  return (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: row.expiresOn ? `${row.title}. ${expiryText(row)}` : row.title,
  }));
}
