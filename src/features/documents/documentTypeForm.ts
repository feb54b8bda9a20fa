import { documentTypeRecord } from '@contract/documents/documentType';
import { recordForm } from '@/components/record/recordForm';

export const documentTypeForm = recordForm(documentTypeRecord, {
  // Only what the person sees and the organisation files is signed.
  settle: (fields) => ({ ...fields, signs: fields.signs && fields.visibility === 'person' }),
});
