import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { type AppError, isAppError } from '@/services/wms/appError';
import { isHandled } from '@/services/wms/handled';

/** The session has its dialog, a lost network its banner, and who cancels knows it. */
function isShownElsewhere({ code }: AppError): boolean {
  if (code === 'sin_red') return !navigator.onLine;
  return code === 'sin_sesion' || code === 'cancelado';
}

function tell(error: AppError): void {
  if (isHandled(error) || isShownElsewhere(error)) return;
  pushNotice({ text: error.message, tone: 'error', detail: error.detail });
}

const isChange = (meta: unknown) =>
  (meta as { arg?: { type?: string } } | undefined)?.arg?.type === 'mutation';

/** The one place that tells of a change the server refused, unless whoever asked for it already does. */
export const tellFailures: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRejectedWithValue(action) && isChange(action.meta) && isAppError(action.payload)) {
    const error = action.payload;
    // The form that sent it is told in the same turn, and says then that it shows it.
    setTimeout(() => tell(error));
  }
  return result;
};
