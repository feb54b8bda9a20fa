import { askedDocumentRecord } from '@contract/documents/documentRequest';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { AskedDocument } from '@/services/wms/generated/documents.gen';

/** Where what was asked of somebody stands; late only while nothing was brought. */
export const AskedChip = ({ state, overdue }: Pick<AskedDocument, 'state' | 'overdue'>) => (
  <ChoiceChip
    field={askedDocumentRecord.shown.state}
    value={state}
    late={overdue && state === 'requested'}
  />
);
