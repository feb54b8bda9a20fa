import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';
import { selectConfig } from '@/services/session/configSlice';
import { useAppSelector } from '../../hooks';
import { KnownPerson } from './KnownPerson';
import { useLeaveSession } from './useLeaveSession';
import { type Credentials, useSignInAgain } from './useSignInAgain';

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
  // Of whoever was remembered one only knows that it may be them.
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
