import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { DocumentDetail } from '@/services/wms/generated/documents.gen';
import { signPath } from '@/utils/paths';

/** To who has to sign the paper, the way to do it; to who sent it in vain, why it came to nothing. */
export function SigningNote({ row }: { row: DocumentDetail }) {
  if (row.signingProblem) {
    return (
      <Alert severity="error" sx={{ mb: 3 }}>
        {`No se pudo enviar a firmar: ${row.signingProblem}`}
      </Alert>
    );
  }
  const signatureId = row.history[0]?.signatureId ?? null;
  if (!row.maySign || signatureId === null) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <Button component={Link} to={signPath(signatureId)} variant="contained" size="small">
          Firmar
        </Button>
      }
    >
      Este documento espera tu firma.
    </Alert>
  );
}
