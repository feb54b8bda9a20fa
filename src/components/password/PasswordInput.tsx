import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Field } from '../form/Field';

interface PasswordInputProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** The name, where no other form of the page can have a field called so. */
  id?: string;
  value?: string;
  defaultValue?: string;
  error?: string;
  hint?: string;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** Can be shown, and warns of capital letters that are locked. */
export function PasswordInput(props: PasswordInputProps) {
  const { name, label, hint, error, onChange, onBlur, id = name, ...input } = props;
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Drawing = shown ? VisibilityOffRounded : VisibilityRounded;
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  const blur = () => {
    setCaps(false);
    onBlur?.();
  };
  return (
    <Field
      id={id}
      label={label}
      error={error}
      hint={caps ? 'Tenés las mayúsculas activadas.' : hint}
    >
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        onChange={(event) => onChange?.(event.target.value)}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        onBlur={blur}
        slotProps={{
          input: { 'aria-describedby': `${id}-text`, spellCheck: false, autoCapitalize: 'none' },
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
