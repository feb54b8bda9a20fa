import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { asAppError } from '@/components/state/asAppError';
import { configSet } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { signedIn } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { normalizeAddress } from '@/services/wms/normalizeAddress';
import { checkLogin, type FieldErrors, type LoginValues } from './loginFields';
import { type Credentials, signIn } from './signIn';

type Done = (answer: LoginAnswer, typed: Credentials) => void;

/** A single attempt runs at a time; after too many of them, none until the wait is over. */
export function useLogin(onDone: Done) {
  const store = useStore<SessionState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  const [fields, setFields] = useState<FieldErrors>({});
  const [asksCode, setAsksCode] = useState(false);
  const [wait, startWait] = useCountdown();

  const attempt = async (values: LoginValues) => {
    const { usuario, clave, codigo, servidor, recordar } = values;
    store.dispatch(configSet({ key: 'server', value: normalizeAddress(servidor) }));
    const answer = await signIn({ usuario, clave, codigo }, store.getState().config);
    store.dispatch(configSet({ key: 'rememberedUser', value: recordar ? usuario : undefined }));
    store.dispatch(configSet({ key: 'lastUser', value: usuario }));
    store.dispatch(signedIn(answer));
    onDone(answer, { usuario, clave });
  };

  const refuse = (reason: unknown) => {
    const refusal = asAppError(reason);
    setBusy(false);
    if (refusal.code === 'falta_codigo') setAsksCode(true);
    else setError(refusal);
    setFields(refusal.fields ?? {});
    if (refusal.code === 'demasiados_intentos') startWait(refusal.retryAfter ?? 30);
  };

  const submit = (values: LoginValues): FieldErrors => {
    if (busy || wait > 0) return {};
    const wrong = checkLogin(values);
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return wrong;
    setBusy(true);
    attempt(values).catch(refuse);
    return {};
  };

  return { busy, error, fields, asksCode, wait, submit };
}

const secondsTo = (end: number) => Math.max(0, Math.ceil((end - performance.now()) / 1000));

/** Seconds left of a wait. By the clock, so that a sleeping tab does not stretch it. */
function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  const start = useCallback((seconds: number) => {
    const until = performance.now() + seconds * 1000;
    setEnd(until);
    setLeft(secondsTo(until));
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      const rest = secondsTo(end);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  return [left, start];
}
