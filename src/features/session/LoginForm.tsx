import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'react-redux';
import type { WithConfig } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import type { EarlyForm } from './earlyForm';
import { FormError } from './FormError';
import { withForgotten } from './forgotten/forgottenAddress';
import { formInput } from './formInput';
import { readLogin, startValues } from './loginFields';
import { PlainInput } from './PlainInput';
import { PlainPassword } from './PlainPassword';
import { ServerField } from './ServerField';
import type { Credentials } from './signIn';
import { useLogin } from './useLogin';

interface LoginFormProps {
  early: EarlyForm;
  onDone: (answer: LoginAnswer, typed: Credentials) => void;
  /** This is given the user name typed so far. */
  onForgotten: (usuario: string) => void;
}

function waitText(seconds: number): string {
  if (seconds === 0) return 'Ya podés volver a probar.';
  return `Podés volver a probar en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`;
}

export function LoginForm({ early, onDone, onForgotten }: LoginFormProps) {
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
      <PlainInput
        name="usuario"
        label="Usuario"
        autoComplete="username"
        defaultValue={start.usuario}
        error={fields.usuario}
      />
      <PlainPassword
        name="clave"
        label="Contraseña"
        autoComplete="current-password"
        defaultValue={start.clave}
        error={fields.clave}
      />
      {asksCode ? (
        // It takes the focus: it is all that is missing.
        <PlainInput
          name="codigo"
          label="Código de verificación"
          autoComplete="one-time-code"
          hint="Los seis números de tu aplicación, o un código de recuperación."
          error={fields.codigo}
          autoFocus
        />
      ) : null}
      <label className="login-check">
        <input type="checkbox" name="recordar" defaultChecked={start.recordar} />
        <span>Recordar mi usuario</span>
      </label>
      <FormError
        error={error}
        message={locked ? 'Hiciste demasiados intentos seguidos.' : undefined}
        progress={locked ? waitText(wait) : undefined}
      />
      <button type="submit" disabled={busy || wait > 0}>
        {busy ? 'Ingresando…' : 'Ingresar'}
      </button>
      <a
        className="login-other"
        href={withForgotten(true)}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onForgotten(form.current ? readLogin(form.current).usuario : '');
        }}
      >
        ¿Olvidaste tu contraseña?
      </a>
      <ServerField
        defaultValue={start.servidor}
        defaultOpen={early.serverOpen || start.servidor !== ''}
        error={fields.servidor}
      />
    </form>
  );
}

/** Puts focus and caret back where they were in the static form. */
function useRestoredFocus(form: RefObject<HTMLFormElement | null>, early: EarlyForm): void {
  useLayoutEffect(() => {
    const { focus, caret } = early;
    const input = focus ? formInput(form.current, focus) : null;
    if (!input) return;
    input.focus();
    if (caret && caret[0] !== null) input.setSelectionRange(caret[0], caret[1]);
  }, [form, early]);
}
