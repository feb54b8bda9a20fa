import { documentRecord } from '@contract/documents/documentFields';
import { recordForm } from '@/components/record/recordForm';
import type { DocumentType } from '@/services/wms/generated/documents.gen';

/** The form of a document, whose type says whether it takes a date. */
export function documentForm(types: readonly DocumentType[]) {
  const typeOf = (id: number | '') => types.find((type) => type.id === id);
  return recordForm(documentRecord, {
    settle: (fields) => (typeOf(fields.typeId)?.expires ? fields : { ...fields, expiresOn: null }),
    show: { typeId: (held) => typeOf(held)?.name ?? '—' },
  });
}
