import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { signPath } from '@/utils/paths';
import type { DocumentDetail } from '../api';

/** To who has to sign the paper: the way to do it. */
export function SigningNote({ row }: { row: DocumentDetail }) {
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
