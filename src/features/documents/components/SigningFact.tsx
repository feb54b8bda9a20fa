import { documentRecord } from '@contract/documents/documentFields';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { Fact } from '@/components/facts/Fact';
import type { DocumentDetail } from '@/services/wms/generated/documents.gen';
import { signPath } from '@/utils/paths';
import { signingText } from '../documentTexts';

/** Where the signature of the last version stands, and the signature itself for who may see it. */
export function SigningFact({ row }: { row: DocumentDetail }) {
  const signatureId = row.history[0]?.signatureId ?? null;
  if (row.signing === 'none') return null;
  const text = signingText(row);
  return (
    <Fact label={documentRecord.shown.signing.label}>
      {signatureId === null ? (
        text
      ) : (
        <Link component={RouterLink} to={signPath(signatureId)}>
          {text}
        </Link>
      )}
    </Fact>
  );
}
