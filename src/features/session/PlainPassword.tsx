import { useTypedPassword } from '@/components/password/useTypedPassword';
import { PlainInput } from './PlainInput';

interface PlainPasswordProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  defaultValue?: string;
  hint?: string;
  error?: string;
  onChange?: (value: string) => void;
}

const eye =
  'M12 4C7 4 2.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 12.5c-2.76 0-5-2.24-5-5s2.24-5 5-5 5 2.24 5 5-2.24 5-5 5m0-8c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3';
const stroke = 'M3.4 3.9 19.7 20.2';

/** A password on the sign-in page. */
export function PlainPassword({ hint, onChange, ...rest }: PlainPasswordProps) {
  const { shown, warning, input, button } = useTypedPassword();
  return (
    <PlainInput
      {...rest}
      {...input}
      hint={warning ?? hint}
      onChange={(event) => onChange?.(event.target.value)}
    >
      <button type="button" {...button}>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={eye} fill="currentColor" />
          {shown ? <path d={stroke} stroke="currentColor" strokeWidth="2.4" /> : null}
        </svg>
      </button>
    </PlainInput>
  );
}
