import { configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { drafts } from '@/components/form/drafts';
import { keepClock } from '@/services/clock/keepClock';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { keepSession } from '@/services/session/keepSession';
import { selectViewing } from '@/services/session/selectViewing';
import {
  persistActions,
  type SessionState,
  sessionReducers,
  storedState,
} from '@/services/session/sessionStore';
import { api } from '@/services/wms/api';
import { type AppError, isAppError } from '@/services/wms/appError';
import { isHandled } from '@/services/wms/handled';
import { recentFinds } from './shell/search/recentFinds';

/** Data that a person read or began to write is not for the next one, whichever tab the change came from. */
const forgetOnUserChange: Middleware<object, SessionState> =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const { user: before } = getState();
    const result = next(action);
    const { user: now } = getState();
    const changed = before.ID !== undefined && now.ID !== before.ID;
    const looks = now !== before && selectViewing({ user: now }) !== null;
    if (changed || looks) void keptAnswers.forget();
    if (changed) {
      drafts.clear();
      recentFinds.clear();
      dispatch(api.util.resetApiState());
    }
    return result;
  };

export function makeStore() {
  const store = configureStore({
    reducer: { ...sessionReducers(), [api.reducerPath]: api.reducer },
    preloadedState: storedState(),
    middleware: (defaults) =>
      defaults({ serializableCheck: { ignoredActions: persistActions } }).concat(
        api.middleware,
        forgetOnUserChange,
        tellFailures,
      ),
  });
  setupListeners(store.dispatch);
  keepClock(store);
  return { store, persistor: keepSession(store) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** The session has its dialog, and who cancels knows it. */
function isShownElsewhere({ code }: AppError): boolean {
  return code === 'sin_sesion' || code === 'vista_terminada' || code === 'cancelado';
}

// The banner says that there is no network, not that what was just pressed did not happen.
const withoutNetwork = 'No se hizo, porque no hay conexión. Probá de nuevo cuando vuelva.';

function tell(error: AppError): void {
  if (isHandled(error) || isShownElsewhere(error)) return;
  const lost = error.code === 'sin_red' && !navigator.onLine;
  pushNotice({ text: lost ? withoutNetwork : error.message, tone: 'error', detail: error.detail });
}

// The app does these by itself: they fail in silence and are tried again.
const unasked = new Set(['markChatRead', 'markPostsRead', 'renewSession', 'saveSettings']);

function isAskedChange(meta: unknown): boolean {
  const { arg } = (meta ?? {}) as { arg?: { type?: string; endpointName?: string } };
  return arg?.type === 'mutation' && !unasked.has(arg.endpointName ?? '');
}

/** The one place that tells of a change the server refused, unless whoever asked for it already does. */
const tellFailures: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (isRejectedWithValue(action) && isAskedChange(action.meta) && isAppError(action.payload)) {
    const error = action.payload;
    // The form that sent it is told in the same turn, and says then that it shows it.
    setTimeout(() => tell(error));
  }
  return result;
};
