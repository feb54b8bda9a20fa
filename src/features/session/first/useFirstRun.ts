import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { asAppError } from '@/components/state/asAppError';
import { configSet } from '@/services/session/configSlice';
import type { LoginAnswer } from '@/services/session/loginAnswer';
import { signedIn } from '@/services/session/sessionActions';
import type { SessionState } from '@/services/session/sessionStore';
import type { AppError } from '@/services/wms/appError';
import { performCall } from '@/services/wms/performCall';
import type { FieldErrors } from '../loginFields';
import { type Credentials, signIn } from '../signIn';
import { checkFirstRun, type FirstRunValues } from './firstRunFields';

type Done = (answer: LoginAnswer, typed: Credentials) => void;

const accion = 'servidor.crearAdministrador';
const privateFields = ['codigo', 'nombre', 'apellido', 'usuario', 'clave'];

/** Creates the first account and signs in with it. */
export function useFirstRun(onDone: Done) {
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
      await performCall({ accion, body, privateFields }, { user: {}, client: {}, config });
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
