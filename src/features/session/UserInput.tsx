import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';

interface UserInputProps {
  defaultValue: string;
  error?: string;
}

export function UserInput({ defaultValue, error }: UserInputProps) {
  return (
    <Field id="usuario" label="Usuario" error={error}>
      <OutlinedInput
        id="usuario"
        name="usuario"
        autoComplete="username"
        defaultValue={defaultValue}
        slotProps={{
          input: { 'aria-describedby': 'usuario-text', spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </Field>
  );
}
