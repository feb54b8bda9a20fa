import { documentRecord } from '@contract/documents/documentFields';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import type { ListedDocument as DocumentRow } from '@/services/wms/generated/documents.gen';

/** Where the signature of the last version stands; of what nobody has to sign, nothing. */
export const SigningChip = ({ signing }: Pick<DocumentRow, 'signing'>) =>
  signing === 'none' ? null : <ChoiceChip field={documentRecord.shown.signing} value={signing} />;
