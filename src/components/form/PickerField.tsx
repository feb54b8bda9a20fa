import type { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { pickerSlots } from './pickerSlots';
import { SpanishPickers } from './SpanishPickers';
import { useField } from './useField';
import { type dayConversion, usePickerValue } from './usePickerValue';

interface PickerProps {
  value: DateTime | null;
  onChange: (date: DateTime | null) => void;
  disabled?: boolean;
  slotProps: ReturnType<typeof pickerSlots>;
}

interface PickerFieldProps extends FieldProps {
  conversion: typeof dayConversion;
  /** What to say while it is half typed or does not exist. */
  incompleteText: string;
  children: (picker: PickerProps) => ReactNode;
}

/** What date, time and date with time have in common. */
export function PickerField(props: PickerFieldProps) {
  const { name, label, hint, optional, disabled, conversion, incompleteText, children } = props;
  const { field, error, id, labelId, textId } = useField(name);
  const { date, change, halfTyped } = usePickerValue(field.value, conversion, field.onChange);
  const reason = error && halfTyped ? incompleteText : error;
  return (
    <SpanishPickers>
      <Field
        id={id}
        label={label}
        hint={hint}
        error={reason}
        optional={optional}
        disabled={disabled}
        labelAs="span"
      >
        {children({
          value: date,
          onChange: change,
          disabled,
          slotProps: pickerSlots({
            id,
            labelId,
            textId,
            error: Boolean(error),
            optional,
            onBlur: field.onBlur,
            inputRef: field.ref,
          }),
        })}
      </Field>
    </SpanishPickers>
  );
}
