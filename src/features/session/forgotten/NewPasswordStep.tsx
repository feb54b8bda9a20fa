import { type FormEvent, useEffect, useRef, useState } from 'react';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import { FormError } from '../FormError';
import { formInput } from '../formInput';
import { PlainPassword } from '../PlainPassword';
import { withForgotten } from './forgottenAddress';
import { useForgotten } from './useForgotten';

interface NewPasswordStepProps {
  /** The link that the mail brought. */
  link: string;
  onBack: () => void;
}

const short = `Usá al menos ${shortestPassword} caracteres.`;

/** Another password, by whoever opened the link of their mail. */
export function NewPasswordStep({ link, onBack }: NewPasswordStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, fields, submit } = useForgotten(() => setDone(true));

  useEffect(() => {
    if (done) said.current?.focus();
  }, [done]);

  useEffect(() => {
    const [wrong] = Object.keys(fields);
    if (wrong) formInput(form.current, wrong)?.focus();
  }, [fields]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (name: string) => formInput(event.currentTarget, name)?.value ?? '';
    const [claveNueva, repetida] = [text('claveNueva'), text('repetida')];
    const wrong =
      claveNueva.length < shortestPassword
        ? { claveNueva: short }
        : claveNueva !== repetida
          ? { repetida: 'No coincide con la contraseña.' }
          : {};
    void submit(
      ({ choosePassword }) => choosePassword.initiate({ enlace: link, claveNueva }),
      wrong,
    );
  };

  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      action="/login"
      noValidate
      onSubmit={send}
    >
      {done ? (
        <p ref={said} className="login-say" tabIndex={-1} role="status">
          Listo: ya podés ingresar con tu contraseña nueva.
        </p>
      ) : (
        <>
          <PlainPassword
            name="claveNueva"
            label="Contraseña nueva"
            autoComplete="new-password"
            hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
            error={fields.claveNueva}
            onChange={setChosen}
          />
          <StrengthMeter password={chosen} userName="" />
          <PlainPassword
            name="repetida"
            label="Repetí la contraseña nueva"
            autoComplete="new-password"
            error={fields.repetida}
          />
          <FormError error={error} />
          {error?.code === 'no_encontrado' ? (
            <a className="login-other" href={withForgotten(true)}>
              Pedir otro enlace
            </a>
          ) : (
            <button type="submit" disabled={busy}>
              {busy ? 'Guardando…' : 'Guardar la contraseña'}
            </button>
          )}
        </>
      )}
      <button type="button" className="login-other" onClick={onBack}>
        {done ? 'Ingresar' : 'Volver a ingresar'}
      </button>
    </form>
  );
}
