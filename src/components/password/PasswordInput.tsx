import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { Field } from '../form/Field';
import { useTypedPassword } from './useTypedPassword';

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
  const { name, label, hint, error, onChange, onBlur, id = name, ...rest } = props;
  const { shown, warning, input, button } = useTypedPassword(onBlur);
  const Drawing = shown ? VisibilityOffRounded : VisibilityRounded;
  return (
    <Field id={id} label={label} error={error} hint={warning ?? hint}>
      <OutlinedInput
        {...rest}
        {...input}
        id={id}
        name={name}
        onChange={(event) => onChange?.(event.target.value)}
        slotProps={{
          input: { 'aria-describedby': `${id}-text`, spellCheck: false, autoCapitalize: 'none' },
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton edge="end" {...button}>
              <Drawing fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
      />
    </Field>
  );
}
