import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { shortestPassword } from '@/components/password/passwordStrength';
import { StrengthMeter } from '@/components/password/StrengthMeter';
import { landingRoute } from '@/services/session/landing';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { selectRoles } from '@/services/session/rolesSlice';
import { selectSignedIn, selectUser } from '@/services/session/userSlice';
import { sharedMark } from '@/utils/paths';
import { type EarlyForm, emptyForm } from './earlyForm';
import { FormError } from './FormError';
import { asksForgotten, linkInAddress, withForgotten } from './forgotten/forgottenAddress';
import { formInput } from './formInput';
import { LoginForm } from './LoginForm';
import type { FirstRun } from './loadFirstRun';
import { nextAddress } from './nextAddress';
import { PlainPassword } from './PlainPassword';
import type { Credentials } from './signIn';
import { useChangePassword } from './useChangePassword';

interface LoginPageProps {
  early: EarlyForm;
  /** Writes what is pending and opens another document. */
  leave: (address: string) => void;
  /** Resolves with its form where the server has no account yet. */
  firstRun?: Promise<FirstRun | null>;
}

type Step = 'enter' | 'change' | 'forgotten' | 'renew' | 'leave';

function asked(): Step {
  if (linkInAddress()) return 'renew';
  if (asksForgotten()) return 'forgotten';
  return new URLSearchParams(location.search).has('cambiar') ? 'change' : 'enter';
}

// Nearly nobody forgot it: it comes when somebody did.
const ForgottenStep = lazy(async () => ({
  default: (await import('./forgotten/ForgottenStep')).ForgottenStep,
}));
const NewPasswordStep = lazy(async () => ({
  default: (await import('./forgotten/NewPasswordStep')).NewPasswordStep,
}));

/** A reload must come back to this step. */
function rememberChange(): void {
  const query = new URLSearchParams(location.search);
  query.set('cambiar', '1');
  history.replaceState(null, '', `${location.pathname}?${query}`);
}

const titles = {
  first: 'Primer ingreso',
  change: 'Elegí tu contraseña',
  forgotten: '¿Olvidaste tu contraseña?',
  renew: 'Elegí otra contraseña',
  enter: 'Ingresá a tu cuenta',
};

/** `?cambiar=1`: a first password has to be chosen. `?next=`: where to go after. */
export function LoginPage({ early, leave, firstRun }: LoginPageProps) {
  const [step, setStep] = useState(asked);
  const [typed, setTyped] = useState<Credentials>();
  const [link] = useState(() => linkInAddress() ?? '');
  const [First, setFirst] = useState<FirstRun | null>(null);
  const user = useSelector(selectUser);
  const signedIn = useSelector(selectSignedIn);
  const roles = useSelector(selectRoles);
  const heading = useRef<HTMLHeadingElement>(null);
  const target = nextAddress(location.search, location.origin) ?? landingRoute(roles);
  const changing = step === 'change' && signedIn;
  const lost = step === 'forgotten' || step === 'renew' ? step : null;
  const title = titles[lost ?? (changing ? 'change' : First ? 'first' : 'enter')];

  useEffect(() => {
    document.title = `${title} · Andén`;
    if (title !== titles.enter) heading.current?.focus();
  }, [title]);

  useEffect(() => {
    const follow = () => setStep(asked());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    void firstRun?.then((form) => setFirst(() => form));
  }, [firstRun]);

  useEffect(() => {
    if (step === 'leave') leave(target);
  }, [step, target, leave]);

  const goTo = (next: Step, address: string) => {
    history.pushState(null, '', address);
    setStep(next);
  };
  const backToEnter = () => goTo('enter', withForgotten(false));

  const enter = (answer: LoginAnswer, credentials: Credentials) => {
    setTyped(credentials);
    if (answer.mustChangePassword) rememberChange();
    setStep(answer.mustChangePassword ? 'change' : 'leave');
  };

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {target.includes(`?${sharedMark}=`) && !changing ? (
        <p className="login-note">Ingresá y seguimos con lo que compartiste.</p>
      ) : null}
      {lost ? (
        <Suspense>
          {lost === 'renew' ? (
            <NewPasswordStep link={link} onBack={backToEnter} />
          ) : (
            <ForgottenStep usuario={typed?.usuario ?? early.usuario} onBack={backToEnter} />
          )}
        </Suspense>
      ) : changing ? (
        <PasswordStep typed={typed ?? { usuario: '', clave: '' }} onDone={() => setStep('leave')} />
      ) : First ? (
        <First onDone={enter} onCancel={() => setFirst(null)} />
      ) : (
        <LoginForm
          early={typed ? emptyForm : early}
          onDone={enter}
          onForgotten={(usuario) => {
            setTyped({ usuario, clave: '' });
            goTo('forgotten', withForgotten(true));
          }}
        />
      )}
      {signedIn && step === 'enter' ? (
        <a href={target} className="login-stay">
          Seguir como {user.NAME ?? 'la persona que ya ingresó'}
        </a>
      ) : null}
    </>
  );
}

interface PasswordStepProps {
  /** The credentials typed to sign in; after a reload the password has to be asked again. */
  typed: Credentials;
  onDone: () => void;
}

function PasswordStep({ typed, onDone }: PasswordStepProps) {
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
      <p className="login-say">Antes de seguir, poné una contraseña que sepas solo vos.</p>
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
        <PlainPassword
          name="claveActual"
          label="Contraseña actual"
          autoComplete="current-password"
          defaultValue={current}
          error={fields.claveActual}
        />
      ) : null}
      <PlainPassword
        name="claveNueva"
        label="Contraseña nueva"
        autoComplete="new-password"
        hint={`Al menos ${shortestPassword} caracteres. Una frase larga es fácil de recordar.`}
        error={fields.claveNueva}
        onChange={setChosen}
      />
      <StrengthMeter password={chosen} userName={usuario} />
      <FormError error={error} />
      <button type="submit" disabled={busy}>
        {busy ? 'Guardando…' : 'Guardar y seguir'}
      </button>
    </form>
  );
}
