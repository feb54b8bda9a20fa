import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { landingRoute } from '@/services/session/landing';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { selectRoles } from '@/services/session/rolesSlice';
import { selectSignedIn, selectUser } from '@/services/session/userSlice';
import { type EarlyForm, emptyForm } from './earlyForm';
import { LoginForm } from './LoginForm';
import { nextAddress } from './nextAddress';
import { PasswordStep } from './PasswordStep';
import type { Credentials } from './signIn';

interface LoginPageProps {
  early: EarlyForm;
  /** Writes what is pending and opens another document. */
  leave: (address: string) => void;
}

type Step = 'enter' | 'change' | 'leave';

const asked = (): Step =>
  new URLSearchParams(location.search).has('cambiar') ? 'change' : 'enter';

/** A reload must come back to this step. */
function rememberChange(): void {
  const query = new URLSearchParams(location.search);
  query.set('cambiar', '1');
  history.replaceState(null, '', `${location.pathname}?${query}`);
}

/** `?cambiar=1`: a first password has to be chosen. `?next=`: where to go after. */
export function LoginPage({ early, leave }: LoginPageProps) {
  const [step, setStep] = useState(asked);
  const [typed, setTyped] = useState<Credentials>();
  const user = useSelector(selectUser);
  const signedIn = useSelector(selectSignedIn);
  const roles = useSelector(selectRoles);
  const heading = useRef<HTMLHeadingElement>(null);
  const target = nextAddress(location.search, location.origin) ?? landingRoute(roles);
  const changing = step === 'change' && signedIn;
  const title = changing ? 'Elegí tu contraseña' : 'Ingresá a tu cuenta';

  useEffect(() => {
    document.title = `${title} · Andén`;
    if (changing) heading.current?.focus();
  }, [title, changing]);

  useEffect(() => {
    if (step === 'leave') leave(target);
  }, [step, target, leave]);

  const enter = (answer: LoginAnswer, credentials: Credentials) => {
    setTyped(credentials);
    if (answer.mustChangePassword) rememberChange();
    setStep(answer.mustChangePassword ? 'change' : 'leave');
  };

  return (
    <>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {changing ? (
        <PasswordStep typed={typed ?? { usuario: '', clave: '' }} onDone={() => setStep('leave')} />
      ) : (
        <LoginForm early={typed ? emptyForm : early} onDone={enter} />
      )}
      {signedIn && step === 'enter' ? (
        <Link href={target} className="login-stay">
          Seguir como {user.NAME ?? 'la persona que ya ingresó'}
        </Link>
      ) : null}
    </>
  );
}
