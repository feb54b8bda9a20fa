import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';

interface ServerFieldProps {
  defaultValue: string;
  defaultOpen: boolean;
  error?: string;
}

/** Folded: nearly everybody signs in at the server that gave the page. */
export function ServerField({ defaultValue, defaultOpen, error }: ServerFieldProps) {
  return (
    <details className="login-server" open={defaultOpen || Boolean(error)}>
      <summary>Servidor</summary>
      <Field
        id="servidor"
        label="Dirección del servidor"
        hint="Dejala vacía para usar este sitio."
        error={error}
        optional
      >
        <OutlinedInput
          id="servidor"
          name="servidor"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          defaultValue={defaultValue}
          slotProps={{
            input: {
              'aria-describedby': 'servidor-text',
              spellCheck: false,
              autoCapitalize: 'none',
            },
          }}
        />
      </Field>
    </details>
  );
}
