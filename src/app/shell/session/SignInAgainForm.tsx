import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { useStore } from 'react-redux';
import { visuallyHidden } from '@/components/a11y/visuallyHidden';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';
import { PersonName } from '@/components/person/PersonName';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { isLoginAnswer } from '@/services/session/loginAnswer';
import { signedIn } from '@/services/session/sessionActions';
import { useSignInMutation } from '@/services/session/sessionMutations';
import type { SessionState } from '@/services/session/sessionStore';
import { selectUser } from '@/services/session/userSlice';
import type { AppError } from '@/services/wms/appError';
import { useAppSelector } from '../../hooks';
import { useLeaveSession } from './useLeaveSession';

const selectLast = selectConfig('lastUser');
const selectRemembered = selectConfig('rememberedUser');
const required = { usuario: 'Escribí tu usuario.', clave: 'Escribí tu contraseña.' };

function resolve(values: Credentials) {
  const missing = (['usuario', 'clave'] as const).filter((name) => values[name].trim() === '');
  const errors = Object.fromEntries(
    missing.map((name) => [name, { type: 'required', message: required[name] }]),
  );
  return missing.length > 0 ? { values: {}, errors } : { values, errors: {} };
}

export function SignInAgainForm({ onDone }: { onDone: () => void }) {
  const last = String(useAppSelector(selectLast) ?? '');
  // A remembered person is only a guess.
  const guess = String(useAppSelector(selectRemembered) ?? '');
  const signIn = useSignInAgain();
  const leave = useLeaveSession();
  const form = useForm<Credentials>({
    defaultValues: { usuario: last || guess, clave: '', codigo: '' },
    resolver: resolve,
  });
  const typed = useWatch({ control: form.control, name: 'codigo' });
  const asksCode = Boolean(form.formState.errors.codigo) || Boolean(typed);
  const submit = async (values: Credentials) => {
    await signIn(values);
    onDone();
  };
  return (
    <FormBody form={form} onSubmit={submit} guard={false}>
      {last ? (
        <KnownPerson userName={last} onOther={leave} />
      ) : (
        <TextInput<Credentials>
          name="usuario"
          label="Usuario"
          autoComplete="username"
          autoFocus={guess === ''}
        />
      )}
      <PasswordField<Credentials>
        name="clave"
        label="Contraseña"
        autoComplete="current-password"
        autoFocus={last !== '' || guess !== ''}
      />
      {asksCode ? (
        <TextInput<Credentials>
          name="codigo"
          label="Código de verificación"
          hint="Los seis números de tu aplicación, o un código de recuperación."
          autoComplete="one-time-code"
          autoFocus
        />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1.5, pb: 1 }}>
        <SubmitButton label="Ingresar" />
        <Button onClick={leave}>Salir</Button>
      </Box>
    </FormBody>
  );
}

interface Credentials {
  usuario: string;
  clave: string;
  codigo?: string;
}

const otherPerson: AppError = {
  status: 0,
  code: 'otra_persona',
  message: 'Esa cuenta es de otra persona. Para cambiar de persona usá “Salir”.',
  detail: '',
};

/** A new session for whoever was here; the page and all that was typed stay as they are. */
function useSignInAgain() {
  const store = useStore<SessionState>();
  const [signIn] = useSignInMutation();
  return async ({ usuario, clave, codigo }: Credentials) => {
    const typed = { usuario, clave, codigo: codigo || undefined };
    const answer: unknown = await signIn(typed).unwrap();
    if (!isLoginAnswer(answer) || answer.id !== store.getState().user.ID) throw otherPerson;
    store.dispatch(configSet({ key: 'lastUser', value: usuario }));
    store.dispatch(signedIn(answer));
  };
}

interface KnownPersonProps {
  userName: string;
  onOther: () => void;
}

/** The person whose session it was stands as fixed text, so that it is not typed again. */
function KnownPerson({ userName, onOther }: KnownPersonProps) {
  const user = useAppSelector(selectUser);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PersonName
          name={user.NAME ?? userName}
          imageUrl={user.IMAGE_URL}
          dni={user.DNI}
          detail={userName}
          size={40}
        />
      </Box>
      {/* For the browser's store of passwords, which looks for a field. */}
      <Box
        component="input"
        type="text"
        name="usuario"
        autoComplete="username"
        value={userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        sx={visuallyHidden}
      />
      <Button size="small" onClick={onOther}>
        No soy yo
      </Button>
    </Box>
  );
}
