import { documentRecord } from '@contract/documents/documentFields';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';

/** Of what never expires, nothing. */
export const ValidityChip = ({ validity }: Pick<DocumentRow, 'validity'>) =>
  validity === 'none' ? null : (
    <ChoiceChip field={documentRecord.shown.validity} value={validity} />
  );
