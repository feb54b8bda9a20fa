import { documentRecord } from '@contract/documents/documentFields';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';

/** A document that never expires has no chip. */
export const ValidityChip = ({ validity }: Pick<DocumentRow, 'validity'>) =>
  validity === 'none' ? null : (
    <ChoiceChip field={documentRecord.shown.validity} value={validity} />
  );
