import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'react-redux';
import { Field } from '@/components/form/Field';
import { PasswordInput } from '@/components/password/PasswordInput';
import type { WithConfig } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import type { EarlyForm } from './earlyForm';
import { FormError } from './FormError';
import { formInput } from './formInput';
import { readLogin, startValues } from './loginFields';
import { ServerField } from './ServerField';
import type { Credentials } from './signIn';
import { useLogin } from './useLogin';

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

interface UserInputProps {
  defaultValue: string;
  error?: string;
}

function UserInput({ defaultValue, error }: UserInputProps) {
  return (
    <Field id="usuario" label="Usuario" error={error}>
      <OutlinedInput
        id="usuario"
        name="usuario"
        autoComplete="username"
        defaultValue={defaultValue}
        slotProps={{
          input: { 'aria-describedby': 'usuario-text', spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </Field>
  );
}

/** Appears when the account asks for it, and takes the focus: it is all that is missing. */
function CodeInput({ error }: { error?: string }) {
  return (
    <Field
      id="codigo"
      label="Código de verificación"
      error={error}
      hint="Los seis números de tu aplicación, o un código de recuperación."
    >
      <OutlinedInput
        id="codigo"
        name="codigo"
        autoComplete="one-time-code"
        autoFocus
        slotProps={{
          input: { 'aria-describedby': 'codigo-text', spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </Field>
  );
}
