import { useContext } from 'react';
import { useStore } from 'react-redux';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { leavePush } from '@/services/push/leavePush';
import { finishBeforeLeaving } from '@/services/session/beforeLeaving';
import { sessionEnded } from '@/services/session/sessionActions';
import { useSignOutMutation } from '@/services/session/sessionMutations';
import type { SessionState } from '@/services/session/sessionStore';
import { handled } from '@/services/wms/handled';
import { browser } from '@/utils/browser';
import { routes } from '@/utils/paths';
import { PersistorContext } from '../../PersistorContext';

/** Closes the session here even if the server cannot be told. */
export function useLeaveSession(): () => Promise<void> {
  const store = useStore<SessionState>();
  const persistor = useContext(PersistorContext);
  const [signOut] = useSignOutMutation();
  return async () => {
    await finishBeforeLeaving();
    await Promise.all([signOut().unwrap().catch(handled), leavePush()]);
    // Before the page goes, which would cut it off half way.
    await Promise.all([keptAnswers.forget(), offlineQueue.forgetUnasked(store.getState())]);
    store.dispatch(sessionEnded());
    await persistor.flush();
    browser.goTo(routes.login);
  };
}
