import Alert from '@mui/material/Alert';
import { asAppError } from '@/components/state/asAppError';
import { waitText } from '../verdicts';

/** Why a file could not be looked at, and when to try again. */
export function VerifyError({ error }: { error: unknown }) {
  const { message, code, retryAfter } = asAppError(error);
  const wait = code === 'demasiados_intentos' && retryAfter ? waitText(retryAfter) : '';
  return <Alert severity="error">{[message, wait].filter(Boolean).join(' ')}</Alert>;
}
