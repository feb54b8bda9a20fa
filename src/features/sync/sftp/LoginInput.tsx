import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/form/TextInput';
import { PasswordField } from '@/components/password/PasswordField';

interface Login {
  key: string;
}

const kinds = { password: 'Con contraseña', privateKey: 'Con clave privada' } as const;
type Kind = keyof typeof kinds;

/** Takes the password of a server of files, or a private key with its lines. */
export function LoginInput() {
  const [kind, setKind] = useState<Kind>('password');
  const { setValue, clearErrors } = useFormContext<Login>();
  const turn = (next: Kind) => {
    setKind(next);
    setValue('key', '');
    clearErrors('key');
  };
  return (
    <>
      <RadioGroup
        row
        aria-label="Cómo entra"
        value={kind}
        onChange={(_event, value) => turn(value as Kind)}
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
