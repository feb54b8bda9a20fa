import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { PasswordInput } from '@/components/password/PasswordInput';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import { FormError } from './FormError';
import { formInput } from './formInput';
import type { Credentials } from './signIn';
import { useChangePassword } from './useChangePassword';

interface PasswordStepProps {
  /** What was typed to sign in; after a reload the password has to be asked again. */
  typed: Credentials;
  onDone: () => void;
}

export function PasswordStep({ typed, onDone }: PasswordStepProps) {
  const { usuario, clave: current } = typed;
  const [chosen, setChosen] = useState('');
  const { busy, error, fields, submit } = useChangePassword(onDone);
  const asksCurrent = current === '' || fields.claveActual !== undefined;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (name: string) => formInput(event.currentTarget, name)?.value;
    submit({ claveActual: text('claveActual') ?? current, claveNueva: text('claveNueva') ?? '' });
  };

  return (
    <form className="login-form" method="post" action="/login" noValidate onSubmit={send}>
      <Typography>Antes de seguir, poné una contraseña que sepas solo vos.</Typography>
      <input
        className="login-hidden"
        type="text"
        name="usuario"
        autoComplete="username"
        value={usuario}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      {asksCurrent ? (
        <PasswordInput
          name="claveActual"
          label="Contraseña actual"
          autoComplete="current-password"
          defaultValue={current}
          error={fields.claveActual}
        />
      ) : null}
      <PasswordInput
        name="claveNueva"
        label="Contraseña nueva"
        autoComplete="new-password"
        hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
        error={fields.claveNueva}
        onChange={setChosen}
      />
      <StrengthMeter password={chosen} userName={usuario} />
      <FormError error={error} />
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {busy ? 'Guardando…' : 'Guardar y seguir'}
      </Button>
    </form>
  );
}
