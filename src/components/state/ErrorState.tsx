import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AppError } from '@/services/wms/appError';
import { Icon } from '../icons/Icon';
import { StateMessage } from './StateMessage';

interface ErrorStateProps {
  error: AppError;
  title?: string;
  onRetry?: () => void;
}

/** This says what happened, why, and what to do; the raw text of the call stays folded. */
export function ErrorState({
  error,
  title = 'No pudimos traer esta información',
  onRetry,
}: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="outlined" startIcon={<Icon name="refresh" />} onClick={onRetry}>
      Reintentar
    </Button>
  ) : null;
  return (
    <StateMessage icon="error" title={title} action={retry} role="alert">
      {error.message}
      {error.detail ? (
        <Box component="details" sx={{ mt: 1.5, fontSize: '0.8125rem' }}>
          <Box component="summary" sx={{ cursor: 'pointer' }}>
            Detalle técnico
          </Box>
          <Typography component="code" variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            {error.detail}
          </Typography>
        </Box>
      ) : null}
    </StateMessage>
  );
}
