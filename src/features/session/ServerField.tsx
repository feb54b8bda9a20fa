import { PlainInput } from './PlainInput';

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
      <PlainInput
        name="servidor"
        label="Dirección del servidor"
        hint="Dejala vacía para usar este sitio."
        error={error}
        optional
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        defaultValue={defaultValue}
      />
    </details>
  );
}
