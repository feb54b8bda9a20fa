import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/form/Field';

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  defaultValue?: string;
  error?: string;
  hint?: string;
  onChange?: (value: string) => void;
}

/** Can be shown, and warns of capital letters that are locked. */
export function PasswordInput(props: PasswordInputProps) {
  const { name, label, hint, error, autoComplete, defaultValue, onChange } = props;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Drawing = shown ? VisibilityOffRounded : VisibilityRounded;
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field
      id={name}
      label={label}
      error={error}
      hint={caps ? 'Tenés las mayúsculas activadas.' : hint}
    >
      <OutlinedInput
        id={name}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        onBlur={() => setCaps(false)}
        slotProps={{
          input: { 'aria-describedby': `${name}-text`, spellCheck: false, autoCapitalize: 'none' },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              onMouseDown={(event) => event.preventDefault()}
            >
              <Drawing fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
    </Field>
  );
}
