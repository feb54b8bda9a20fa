import type { ComponentProps, ReactNode } from 'react';

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id' | 'required'> {
  /** Its id too: the sign-in page has one form at a time. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  /** Within its frame, at the end. */
  children?: ReactNode;
}

/** A field as login.html has them, without the theme, which would have to come before anybody signs in. */
export function PlainInput(props: PlainInputProps) {
  const { name, label, hint, error, optional = false, children, ...input } = props;
  const text = error ?? hint;
  const control = (
    <input
      spellCheck={false}
      autoCapitalize="none"
      {...input}
      id={name}
      name={name}
      required={!optional}
      aria-invalid={Boolean(error)}
      aria-describedby={`${name}-text`}
    />
  );
  return (
    <div>
      <label htmlFor={name}>
        {label}
        {optional ? <span className="login-optional"> (opcional)</span> : null}
      </label>
      {children ? (
        <div className="login-framed">
          {control}
          {children}
        </div>
      ) : (
        control
      )}
      <p id={`${name}-text`} className={error ? 'login-wrong' : undefined} hidden={!text}>
        {text}
      </p>
    </div>
  );
}
