import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';

interface Login {
  key: string;
}

const kinds = { password: 'Con contraseña', privateKey: 'Con clave privada' } as const;
export type LoginKind = keyof typeof kinds;

interface LoginInputProps {
  kind: LoginKind;
  onTurn: (kind: LoginKind) => void;
}

/** Takes the password of a server of files, or a private key with its lines. */
export function LoginInput({ kind, onTurn }: LoginInputProps) {
  const { setValue, clearErrors } = useFormContext<Login>();
  const turn = (next: LoginKind) => {
    onTurn(next);
    setValue('key', '');
    clearErrors('key');
  };
  return (
    <>
      <RadioGroup
        row
        aria-label="Cómo entra"
        value={kind}
        onChange={(_event, value) => turn(value as LoginKind)}
      >
        {Object.entries(kinds).map(([value, label]) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio />}
            sx={{ minHeight: 'var(--anden-row)' }}
          />
        ))}
      </RadioGroup>
      {kind === 'password' ? (
        <PasswordField<Login> name="key" label="Contraseña" autoComplete="new-password" autoFocus />
      ) : (
        <TextInput<Login>
          name="key"
          label="Clave privada"
          hint="En formato OpenSSH o PEM, entera y sin frase: desde -----BEGIN hasta el final."
          autoComplete="off"
          rows={6}
          autoFocus
        />
      )}
    </>
  );
}
