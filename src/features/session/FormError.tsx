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
      <div role="alert">{error ? <strong>{message ?? error.message}</strong> : null}</div>
      {error && technical(error) ? <small>{error.detail}</small> : null}
      {error && progress ? <div>{progress}</div> : null}
    </div>
  );
}
