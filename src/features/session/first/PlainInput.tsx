import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';

interface PlainInputProps {
  name: string;
  label: string;
  autoComplete: string;
  autoCapitalize?: 'characters' | 'words' | 'none';
  hint?: string;
  error?: string;
}

export function PlainInput(props: PlainInputProps) {
  const { name, label, autoComplete, autoCapitalize = 'words', hint, error } = props;
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <OutlinedInput
        id={name}
        name={name}
        autoComplete={autoComplete}
        slotProps={{
          input: { 'aria-describedby': `${name}-text`, spellCheck: false, autoCapitalize },
        }}
      />
    </Field>
  );
}
