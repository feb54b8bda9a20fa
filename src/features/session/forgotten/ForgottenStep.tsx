import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '../FormError';
import { formInput } from '../formInput';
import { PlainInput } from '../PlainInput';
import { useForgotten } from './useForgotten';

type Way = 'mail' | 'people';

const whatNow: Record<Way, string> = {
  mail: 'Si esa cuenta tiene un correo de trabajo, te enviamos un enlace para elegir otra contraseña. Sirve por 30 minutos. Si no te llega, revisá el correo no deseado o pedile una contraseña a quien administra las cuentas.',
  people:
    'Si esa cuenta existe, le avisamos a quien administra las cuentas de tu organización. Acercate o llamá a Recursos Humanos para que te den una contraseña nueva: con ella entrás una vez y elegís la tuya.',
};

interface ForgottenStepProps {
  /** The user name typed to enter. */
  usuario: string;
  onBack: () => void;
}

/** Asks who forgot their password; what comes next does not tell whether there is such an account. */
export function ForgottenStep({ usuario, onBack }: ForgottenStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const [way, setWay] = useState<Way | null>(null);
  const { busy, error, fields, submit } = useForgotten<{ way: Way }>((answer) =>
    setWay(answer.way),
  );

  useEffect(() => {
    if (way) said.current?.focus();
  }, [way]);

  useEffect(() => {
    if (fields.usuario) formInput(form.current, 'usuario')?.focus();
  }, [fields]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formInput(event.currentTarget, 'usuario')?.value.trim() ?? '';
    const wrong = typed === '' ? { usuario: 'Escribí tu usuario o tu correo de trabajo.' } : {};
    void submit(({ forgetPassword }) => forgetPassword.initiate({ usuario: typed }), wrong);
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
      {way ? (
        <p ref={said} className="login-say" tabIndex={-1} role="status">
          {whatNow[way]}
        </p>
      ) : (
        <>
          <PlainInput
            name="usuario"
            label="Usuario o correo de trabajo"
            autoComplete="username"
            defaultValue={usuario}
            error={fields.usuario}
            autoFocus
          />
          <FormError error={error} />
          <button type="submit" disabled={busy}>
            {busy ? 'Enviando…' : 'Pedir una contraseña nueva'}
          </button>
        </>
      )}
      <button type="button" className="login-other" onClick={onBack}>
        Volver a ingresar
      </button>
    </form>
  );
}
