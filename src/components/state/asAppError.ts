import { type AppError, isAppError } from '@/services/wms/appError';

/** Whatever was thrown, in the shape that people can be shown. */
export function asAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const message = (error as Partial<Error> | null)?.message;
  return {
    status: 0,
    code: 'inesperado',
    message: 'Algo falló en esta página. Recargala e intentá de nuevo.',
    detail: message ?? String(error),
  };
}
