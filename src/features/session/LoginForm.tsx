import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { PasswordInput } from '@/components/password/PasswordInput';
import type { WithConfig } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { CodeInput } from './CodeInput';
import type { EarlyForm } from './earlyForm';
import { FormError } from './FormError';
import { formInput } from './formInput';
import { readLogin, startValues } from './loginFields';
import { ServerField } from './ServerField';
import type { Credentials } from './signIn';
import { UserInput } from './UserInput';
import { useLogin } from './useLogin';
import { useRestoredFocus } from './useRestoredFocus';

interface LoginFormProps {
  early: EarlyForm;
  onDone: (answer: LoginAnswer, typed: Credentials) => void;
}

function waitText(seconds: number): string {
  if (seconds === 0) return 'Ya podés volver a probar.';
  return `Podés volver a probar en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
}

export function LoginForm({ early, onDone }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const store = useStore<WithConfig>();
  const [start] = useState(() => startValues(early, store.getState()));
  const { busy, error, fields, asksCode, wait, submit } = useLogin(onDone);
  useRestoredFocus(form, early);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!form.current) return;
    const [wrong] = Object.keys(submit(readLogin(form.current)));
    if (wrong) formInput(form.current, wrong)?.focus();
  };

  const sent = useRef(false);
  useEffect(() => {
    if (!early.submitted || sent.current) return;
    sent.current = true;
    form.current?.requestSubmit();
  }, [early]);

  useEffect(() => {
    if (error?.status !== 401) return;
    formInput(form.current, error.code === 'codigo_incorrecto' ? 'codigo' : 'clave')?.select();
  }, [error]);

  const locked = error?.code === 'demasiados_intentos';
  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      action="/login"
      noValidate
      onSubmit={send}
    >
      <UserInput defaultValue={start.usuario} error={fields.usuario} />
      <PasswordInput
        name="clave"
        label="Contraseña"
        autoComplete="current-password"
        defaultValue={start.clave}
        error={fields.clave}
      />
      {asksCode ? <CodeInput error={fields.codigo} /> : null}
      <FormControlLabel
        control={<Checkbox name="recordar" defaultChecked={start.recordar} />}
        label="Recordar mi usuario"
      />
      <FormError
        error={error}
        message={locked ? 'Hiciste demasiados intentos seguidos.' : undefined}
        progress={locked ? waitText(wait) : undefined}
      />
      <Button type="submit" variant="contained" size="large" disabled={busy || wait > 0}>
        {busy ? 'Ingresando…' : 'Ingresar'}
      </Button>
      <ServerField
        defaultValue={start.servidor}
        defaultOpen={early.serverOpen || start.servidor !== ''}
        error={fields.servidor}
      />
    </form>
  );
}
