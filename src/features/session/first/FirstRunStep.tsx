import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import { asAppError } from '@/components/state/asAppError';
import { configSet } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { signedIn } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { askServer } from '../askServer';
import { FormError } from '../FormError';
import { formInput } from '../formInput';
import type { FieldErrors } from '../loginFields';
import { PlainInput } from '../PlainInput';
import { PlainPassword } from '../PlainPassword';
import type { Credentials } from '../signIn';
import { signIn } from '../signIn';
import { checkFirstRun, type FirstRunValues, readFirstRun } from './firstRunFields';

export interface FirstRunProps {
  onDone: (answer: LoginAnswer, typed: Credentials) => void;
  /** To the ordinary form: somebody else was quicker. */
  onCancel: () => void;
}

/** A server without accounts: whoever reads its console makes the first one. */
export function FirstRunStep({ onDone, onCancel }: FirstRunProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState('');
  const { busy, error, fields, submit } = useFirstRun(onDone);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(readFirstRun(event.currentTarget));
  };

  useEffect(() => {
    const [refused] = Object.keys(fields);
    if (refused) formInput(form.current, refused)?.focus();
  }, [fields]);

  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      action="/login"
      noValidate
      onSubmit={send}
    >
      <p className="login-note">
        Este servidor todavía no tiene cuentas. Creá la de quien lo va a administrar.
      </p>
      <PlainInput
        name="codigo"
        label="Código de la consola"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        hint="Lo muestra el servidor al iniciar, con la forma ABCD-EFGH-JKLM."
        error={fields.codigo}
      />
      <PlainInput
        name="organizacion"
        label="Organización"
        autoComplete="organization"
        autoCapitalize="words"
        error={fields.organizacion}
      />
      <div className="login-pair">
        <PlainInput
          name="nombre"
          label="Nombre"
          autoComplete="given-name"
          autoCapitalize="words"
          error={fields.nombre}
        />
        <PlainInput
          name="apellido"
          label="Apellido"
          autoComplete="family-name"
          autoCapitalize="words"
          error={fields.apellido}
        />
      </div>
      <PlainInput name="usuario" label="Usuario" autoComplete="username" error={fields.usuario} />
      <PlainPassword
        name="clave"
        label="Contraseña"
        autoComplete="new-password"
        hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
        error={fields.clave}
        onChange={setChosen}
      />
      <StrengthMeter password={chosen} userName="" />
      <PlainPassword
        name="repetida"
        label="Repetí la contraseña"
        autoComplete="new-password"
        error={fields.repetida}
      />
      <FormError error={error} />
      <button type="submit" disabled={busy}>
        {busy ? 'Creando la cuenta…' : 'Crear la cuenta e ingresar'}
      </button>
      <button type="button" className="login-other" onClick={onCancel}>
        Ya tengo una cuenta
      </button>
    </form>
  );
}

type Done = (answer: LoginAnswer, typed: Credentials) => void;

/** Creates the first account and signs in with it. */
function useFirstRun(onDone: Done) {
  const store = useStore<SessionState>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError>();
  const [fields, setFields] = useState<FieldErrors>({});
  const created = useRef(false);

  const create = async ({ repetida: _, ...body }: FirstRunValues) => {
    const { config } = store.getState();
    const { usuario, clave } = body;
    // A second attempt after the account exists only has to sign in.
    if (!created.current) {
      await askServer({ user: {}, client: {}, config }, ({ createFirstAdministrator }) =>
        createFirstAdministrator.initiate(body),
      );
      created.current = true;
    }
    const answer = await signIn({ usuario, clave }, config);
    store.dispatch(configSet({ key: 'lastUser', value: usuario }));
    store.dispatch(signedIn(answer));
    onDone(answer, { usuario, clave });
  };

  const refuse = (reason: unknown) => {
    const refusal = asAppError(reason);
    setBusy(false);
    setFields(refusal.fields ?? {});
    setError(refusal.fields ? undefined : refusal);
  };

  const submit = (values: FirstRunValues): void => {
    if (busy) return;
    const wrong = checkFirstRun(values);
    setFields(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    create(values).catch(refuse);
  };

  return { busy, error, fields, submit };
}
