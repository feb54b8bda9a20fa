import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { type AppError, isAppError } from '@/services/wms/appError';
import { isHandled } from '@/services/wms/handled';

/** The session has its dialog, a lost network its banner, and who cancels knows it. */
function isShownElsewhere({ code }: AppError): boolean {
  if (code === 'sin_red') return !navigator.onLine;
  return code === 'sin_sesion' || code === 'vista_terminada' || code === 'cancelado';
}

function tell(error: AppError): void {
  if (isHandled(error) || isShownElsewhere(error)) return;
  pushNotice({ text: error.message, tone: 'error', detail: error.detail });
}

// What the app does by itself fails in silence and is tried again.
const unasked = new Set(['markPostsRead', 'renewSession', 'saveSettings']);

function isAskedChange(meta: unknown): boolean {
  const { arg } = (meta ?? {}) as { arg?: { type?: string; endpointName?: string } };
  return arg?.type === 'mutation' && !unasked.has(arg.endpointName ?? '');
}

/** The one place that tells of a change the server refused, unless whoever asked for it already does. */
export const tellFailures: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRejectedWithValue(action) && isAskedChange(action.meta) && isAppError(action.payload)) {
    const error = action.payload;
    // The form that sent it is told in the same turn, and says then that it shows it.
    setTimeout(() => tell(error));
  }
  return result;
};
