import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordInput } from '@/components/password/PasswordInput';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { FormError } from '../FormError';
import { formInput } from '../formInput';
import type { Credentials } from '../signIn';
import { readFirstRun } from './firstRunFields';
import { PlainInput } from './PlainInput';
import { useFirstRun } from './useFirstRun';

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
      <Typography sx={{ color: 'text.secondary' }}>
        Este servidor todavía no tiene cuentas. Creá la de quien lo va a administrar.
      </Typography>
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
        error={fields.organizacion}
      />
      <div className="login-pair">
        <PlainInput name="nombre" label="Nombre" autoComplete="given-name" error={fields.nombre} />
        <PlainInput
          name="apellido"
          label="Apellido"
          autoComplete="family-name"
          error={fields.apellido}
        />
      </div>
      <PlainInput
        name="usuario"
        label="Usuario"
        autoComplete="username"
        autoCapitalize="none"
        error={fields.usuario}
      />
      <PasswordInput
        name="clave"
        label="Contraseña"
        autoComplete="new-password"
        hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
        error={fields.clave}
        onChange={setChosen}
      />
      <StrengthMeter password={chosen} userName="" />
      <PasswordInput
        name="repetida"
        label="Repetí la contraseña"
        autoComplete="new-password"
        error={fields.repetida}
      />
      <FormError error={error} />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Creando la cuenta…' : 'Crear la cuenta e ingresar'}
      </Button>
      <Button onClick={onCancel}>Ya tengo una cuenta</Button>
    </form>
  );
}
