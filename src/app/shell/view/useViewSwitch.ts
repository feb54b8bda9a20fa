import { useContext, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { isLoginAnswer } from '@/services/session/loginAnswer';
import { selectViewing } from '@/services/session/selectViewing';
import { sessionEnded, signedIn } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import { isAppError } from '@/services/wms/appError';
import { performCall } from '@/services/wms/performCall';
import { browser } from '../../browser';
import { useAppSelector } from '../../hooks';
import { PersistorContext } from '../../PersistorContext';

interface Ended {
  user?: unknown;
  from?: unknown;
}

const viewKey = (state: SessionState) => {
  const viewing = selectViewing(state);
  return viewing ? `${state.user.ID} ${viewing.kind} ${viewing.name}` : '';
};

/** Starts the page anew when what one sees as changes, here or in another tab: nothing read before may stay. */
export function useViewSwitch(): () => Promise<void> {
  const store = useStore<SessionState>();
  const persistor = useContext(PersistorContext);
  const now = useAppSelector(viewKey);
  const first = useRef(now);
  const target = useRef('/');
  useEffect(() => {
    if (now === first.current) return;
    void persistor.flush().then(() => browser.goTo(target.current));
  }, [now, persistor]);

  return async () => {
    const call = { method: 'POST', accion: 'verComo.terminar', withUser: true } as const;
    const answer: unknown = await performCall(call, store.getState()).catch((error) => error);
    if (isAppError(answer) && answer.status !== 401 && answer.status !== 403) {
      return pushNotice({ text: answer.message, tone: 'error', detail: answer.detail });
    }
    const { user, from } = (answer ?? {}) as Ended;
    // Already over in another tab, whose session arrives here by itself.
    if (!selectViewing(store.getState())) return;
    if (typeof from === 'string') target.current = from;
    // The session behind it is gone too: the sign-in page is the way back.
    store.dispatch(isLoginAnswer(user) ? signedIn(user) : sessionEnded());
  };
}
