import Typography from '@mui/material/Typography';
import type { AppError } from '@/services/wms/appError';

interface FormErrorProps {
  error: AppError | undefined;
  /** Instead of the error's own words. */
  message?: string;
  /** Changes by itself, so it stands outside of what a screen reader reads at once. */
  progress?: string;
}

const technical = ({ status }: AppError) => status === 0 || status >= 500;

export function FormError({ error, message, progress }: FormErrorProps) {
  return (
    <div className={error ? 'login-error' : 'login-bare'}>
      <div role="alert">
        {error ? (
          <Typography variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
            {message ?? error.message}
          </Typography>
        ) : null}
      </div>
      {error && technical(error) ? <Typography variant="caption">{error.detail}</Typography> : null}
      {error && progress ? <Typography variant="body2">{progress}</Typography> : null}
    </div>
  );
}
