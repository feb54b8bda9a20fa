import type { AppError } from '@/services/wms/appError';
import { ErrorState } from '../state/ErrorState';
import { Page } from './Page';

interface PageErrorProps {
  title: string;
  error: AppError;
  onRetry?: () => void;
  back?: { to: string; label: string };
}

/** A whole page that could not be brought. */
export function PageError({ title, error, onRetry, back }: PageErrorProps) {
  return (
    <Page title={title} back={back}>
      <ErrorState error={error} onRetry={onRetry} />
    </Page>
  );
}
