import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { FormBody } from '@/components/form/FormBody';
import { SubmitButton } from '@/components/form/SubmitButton';
import { TextInput } from '@/components/form/TextInput';
import { selectUser } from '@/services/session/userSlice';
import { useAppSelector } from '../../hooks';
import { useLeaveSession } from './useLeaveSession';
import { type Credentials, useSignInAgain } from './useSignInAgain';

const required = { usuario: 'Escribí tu usuario.', clave: 'Escribí tu contraseña.' };

function resolve(values: Credentials) {
  const missing = (['usuario', 'clave'] as const).filter((name) => values[name].trim() === '');
  const errors = Object.fromEntries(
    missing.map((name) => [name, { type: 'required', message: required[name] }]),
  );
  return missing.length > 0 ? { values: {}, errors } : { values, errors: {} };
}

export function SignInAgainForm({ onDone }: { onDone: () => void }) {
  const user = useAppSelector(selectUser);
  const signIn = useSignInAgain();
  const leave = useLeaveSession();
  const form = useForm<Credentials>({
    defaultValues: { usuario: user.EMAIL ?? '', clave: '' },
    resolver: resolve,
  });
  const submit = async (values: Credentials) => {
    await signIn(values);
    onDone();
  };
  return (
    <FormBody form={form} onSubmit={submit} guard={false}>
      <TextInput<Credentials> name="usuario" label="Usuario" autoComplete="username" />
      <TextInput<Credentials>
        name="clave"
        label="Contraseña"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <Box sx={{ display: 'flex', gap: 1.5, pb: 1 }}>
        <SubmitButton label="Ingresar" />
        <Button onClick={leave}>Salir</Button>
      </Box>
    </FormBody>
  );
}
