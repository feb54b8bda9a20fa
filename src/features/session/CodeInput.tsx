import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';

/** Appears when the account asks for it, and takes the focus: it is all that is missing. */
export function CodeInput({ error }: { error?: string }) {
  return (
    <Field
      id="codigo"
      label="Código de verificación"
      error={error}
      hint="Los seis números de tu aplicación, o un código de recuperación."
    >
      <OutlinedInput
        id="codigo"
        name="codigo"
        autoComplete="one-time-code"
        autoFocus
        slotProps={{
          input: { 'aria-describedby': 'codigo-text', spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </Field>
  );
}
