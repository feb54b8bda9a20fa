import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';

interface RadioInputProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly { value: string; label: string }[];
}

/** A choice of a few, all of them in sight. */
export function RadioInput<V extends FieldValues = FieldValues>(props: RadioInputProps<V>) {
  const { name, label, hint, optional, disabled, options } = props;
  const { field, error, id, labelId, textId } = useField(name);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      disabled={disabled}
      labelAs="span"
    >
      <RadioGroup
        row
        aria-labelledby={labelId}
        aria-describedby={textId}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
      >
        {options.map(({ value, label: text }, index) => (
          <FormControlLabel
            key={value}
            value={value}
            label={text}
            control={<Radio slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
            sx={{ minHeight: 'var(--anden-row)' }}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
