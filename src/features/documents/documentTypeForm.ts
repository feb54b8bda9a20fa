import { documentTypeRecord } from '@contract/documents/documentType';
import { recordForm } from '@/components/record/recordForm';

export const documentTypeForm = recordForm(documentTypeRecord, {
  // Only what the person sees and the organisation files is signed, and nobody brings a licence for themselves.
  settle: (fields) => ({
    ...fields,
    signs: fields.signs && fields.visibility === 'person',
    forklift: fields.forklift && fields.visibility !== 'brings',
  }),
});
