import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { Icon } from '@/components/icons/Icon';
import { useMinute } from '@/components/time/useMinute';
import { isLoginAnswer } from '@/services/session/loginAnswer';
import { selectViewing } from '@/services/session/selectViewing';
import { sessionEnded, signedIn } from '@/services/session/sessionActions';
import { useEndViewMutation } from '@/services/session/sessionMutations';
import type { SessionState } from '@/services/session/sessionStore';
import { isAppError } from '@/services/wms/appError';
import { startGoing } from '@/services/wms/goingPage';
import { handled } from '@/services/wms/handled';
import { browser } from '@/utils/browser';
import { clock } from '@/utils/clock';
import { useAppSelector } from '../../hooks';
import { PersistorContext } from '../../PersistorContext';
import { barLayout } from '../barLayout';
import { selectViewOverAt } from '../session/callFailures';

const minutesTo = (until: string) => {
  const left = Math.max(1, Math.ceil((Date.parse(until) - clock.ms()) / 60_000));
  return left === 1 ? 'queda 1 minuto' : `quedan ${left} minutos`;
};

/** While one sees as somebody else, always in sight: as whom, for how long, and the way back. */
export function ViewBanner() {
  const viewing = useAppSelector(selectViewing);
  const over = useAppSelector(selectViewOverAt) > 0;
  const end = useViewSwitch();
  const [leaving, setLeaving] = useState(false);
  useMinute();
  const until = viewing?.until;
  const leave = () => {
    setLeaving(true);
    void end().finally(() => setLeaving(false));
  };
  const endInTime = useEffectEvent(leave);
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(endInTime, over ? 0 : Math.max(0, Date.parse(until) - clock.ms()));
    return () => clearTimeout(timer);
  }, [until, over]);
  if (!viewing) return null;
  return (
    <Box
      component="section"
      aria-label="Ver como"
      sx={{
        ...barLayout,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      <Icon name="visible" fontSize="small" />
      <Box component="span" sx={{ flex: 1 }}>
        Estás viendo como {viewing.kind === 'role' ? 'el rol ' : ''}
        <strong>{viewing.name}</strong>, solo para mirar · {minutesTo(viewing.until)}
      </Box>
      <Button size="small" variant="outlined" color="inherit" loading={leaving} onClick={leave}>
        Salir
      </Button>
    </Box>
  );
}

interface Ended {
  user?: unknown;
  from?: unknown;
}

const viewKey = (state: SessionState) => {
  const viewing = selectViewing(state);
  return viewing ? `${state.user.ID} ${viewing.kind} ${viewing.name}` : '';
};

/** Starts the page anew when what one sees as changes, here or in another tab: nothing read before may stay. */
function useViewSwitch(): () => Promise<void> {
  const store = useStore<SessionState>();
  const persistor = useContext(PersistorContext);
  const now = useAppSelector(viewKey);
  const first = useRef(now);
  const target = useRef('/');
  const [endView] = useEndViewMutation();
  useEffect(() => {
    if (now === first.current) return;
    startGoing();
    void persistor.flush().then(() => browser.goTo(target.current));
  }, [now, persistor]);

  return async () => {
    const answer: unknown = await endView()
      .unwrap()
      .catch((error: unknown) => error);
    if (isAppError(answer)) {
      handled(answer);
      const over = answer.status === 401 || answer.status === 403;
      if (!over) return pushNotice({ text: answer.message, tone: 'error', detail: answer.detail });
    }
    const { user, from } = (answer ?? {}) as Ended;
    // Already over in another tab, whose session arrives here by itself.
    if (!selectViewing(store.getState())) return;
    if (typeof from === 'string') target.current = from;
    // The session behind it is gone too: the sign-in page is the way back.
    startGoing();
    store.dispatch(isLoginAnswer(user) ? signedIn(user) : sessionEnded());
  };
}
