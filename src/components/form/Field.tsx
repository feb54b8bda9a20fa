import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldLayoutProps {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
  /** For controls that a `label for` does not reach. */
  labelAs?: 'label' | 'span';
  /** Several controls, none of which says by itself that it is wrong. */
  group?: boolean;
  children: ReactNode;
}

/** Label above, control, and below it the reason when it is wrong, else the hint. */
export function Field(props: FieldLayoutProps) {
  const { id, label, hint, error, optional, disabled, group, children } = props;
  const { labelAs = group ? 'span' : 'label' } = props;
  const text = error ?? hint;
  return (
    <FormControl
      fullWidth
      error={Boolean(error)}
      required={!optional}
      disabled={disabled}
      data-invalid={group && error ? '' : undefined}
    >
      <FormLabel
        id={`${id}-label`}
        component={labelAs}
        {...(labelAs === 'label' ? { htmlFor: id } : {})}
        required={false}
        sx={{ mb: 0.75 }}
      >
        {label}
        {optional ? (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {' '}
            (opcional)
          </Typography>
        ) : null}
      </FormLabel>
      {children}
      <FormHelperText id={`${id}-text`} sx={{ display: text ? 'block' : 'none' }}>
        {text}
      </FormHelperText>
    </FormControl>
  );
}
