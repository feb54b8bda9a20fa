import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';

export interface SelectOption {
  value: string | number;
  label: string;
}

interface SelectInputProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly SelectOption[];
  /** The placeholder stands there while nothing is chosen; with `optional` it can be chosen again. */
  placeholder?: string;
}

export function SelectInput<V extends FieldValues = FieldValues>(props: SelectInputProps<V>) {
  const {
    name,
    label,
    hint,
    optional,
    disabled,
    options,
    placeholder = 'Elegí una opción',
  } = props;
  const { field, error, id, labelId, textId } = useField(name);
  // The chosen value may come before the options do.
  const value = options.some((option) => option.value === field.value) ? field.value : '';
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
      <Select
        id={id}
        labelId={labelId}
        name={field.name}
        value={value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        displayEmpty
        sx={value === '' ? { color: 'text.secondary' } : null}
        SelectDisplayProps={{ 'aria-describedby': textId }}
      >
        <MenuItem value="" disabled={!optional} sx={{ color: 'text.secondary' }}>
          {placeholder}
        </MenuItem>
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Field>
  );
}
