import { useState } from 'react';
import { useStore } from 'react-redux';
import { shortestPassword } from '@/components/password/passwordStrength';
import { asAppError } from '@/components/state/asAppError';
import { sessionEnded } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { askServer } from './askServer';
import type { FieldErrors } from './loginFields';

function check({ claveActual, claveNueva }: PasswordChange): FieldErrors {
  const errors: FieldErrors = {};
  if (claveActual === '') errors.claveActual = 'Escribí tu contraseña actual.';
  if (claveNueva.length < shortestPassword) {
    errors.claveNueva = `Usá al menos ${shortestPassword} caracteres.`;
  } else if (claveNueva === claveActual) {
    errors.claveNueva = 'Elegí una contraseña distinta de la actual.';
  }
  return errors;
}

export function useChangePassword(onDone: () => void) {
  const store = useStore<SessionState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  const [fields, setFields] = useState<FieldErrors>({});

  const refuse = (reason: unknown) => {
    const refusal = asAppError(reason);
    setBusy(false);
    setError(refusal);
    setFields(refusal.fields ?? {});
    if (refusal.code === 'sin_sesion') store.dispatch(sessionEnded());
  };

  const submit = (change: PasswordChange): void => {
    if (busy) return;
    const wrong = check(change);
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    askServer(store.getState(), ({ changePassword }) => changePassword.initiate(change)).then(
      onDone,
      refuse,
    );
  };

  return { busy, error, fields, submit };
}

interface PasswordChange {
  claveActual: string;
  claveNueva: string;
}
