import Box from '@mui/material/Box';
import type { DateTime } from 'luxon';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import type { Conversion } from './conversions';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { SpanishPickers } from './SpanishPickers';
import { useField } from './useField';
import { usePickerValue } from './usePickerValue';

interface PickerProps {
  value: DateTime | null;
  onChange: (date: DateTime | null) => void;
  disabled?: boolean;
  slotProps: ReturnType<typeof pickerSlots>;
}

interface PickerFieldProps extends FieldProps {
  conversion: Conversion;
  /** The words while it is half typed or does not exist. */
  incompleteText: string;
  children: (picker: PickerProps) => ReactNode;
}

/** Date, time and date with time have this in common. */
export function PickerField(props: PickerFieldProps) {
  const { name, label, hint, optional, disabled, conversion, incompleteText, children } = props;
  const { field, error, id, labelId, textId } = useField(name);
  const picker = usePickerValue(field.value, conversion, field.onChange);
  const reason = error && picker.incomplete ? incompleteText : error;
  const leave = (event: FocusEvent<HTMLElement>) => {
    const within = event.currentTarget;
    // The calendar is a child for React and stands elsewhere in the page.
    if (!within.contains(event.target) || within.contains(event.relatedTarget)) return;
    picker.settle(halfTyped(within));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const within = event.currentTarget;
    const section = event.target as HTMLElement;
    if (event.key !== 'Enter' || section.role !== 'spinbutton') return;
    picker.settle(halfTyped(within));
    within.closest('form')?.requestSubmit();
  };
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
        <Box onBlur={leave} onKeyDown={press}>
          {children({
            value: picker.date,
            onChange: picker.change,
            disabled,
            slotProps: pickerSlots({
              label,
              id,
              labelId,
              textId,
              error: Boolean(error),
              optional,
              onBlur: field.onBlur,
              inputRef: field.ref,
            }),
          })}
        </Box>
      </Field>
    </SpanishPickers>
  );
}

/** The picker tells nothing while a new date is half typed; its sections do. */
function halfTyped(field: HTMLElement): boolean {
  const sections = Array.from(field.querySelectorAll('[role="spinbutton"]'));
  return sections.some((section) => section.hasAttribute('aria-valuenow'));
}

interface PickerSlotsOptions {
  label: string;
  id: string;
  labelId: string;
  textId: string;
  error: boolean;
  optional?: boolean;
  onBlur: () => void;
  inputRef: (element: { focus: () => void } | null) => void;
}

/** Label above and reason below are ours; the picker's own field only lends its sections. */
function pickerSlots(options: PickerSlotsOptions) {
  const { label, id, labelId, textId, error, optional, onBlur, inputRef } = options;
  return {
    textField: {
      id,
      error,
      fullWidth: true,
      onBlur,
      inputRef: (input: HTMLInputElement | null) => inputRef(input),
      slotProps: { input: { 'aria-labelledby': labelId, 'aria-describedby': textId } },
    },
    field: { clearable: Boolean(optional) },
    popper: { 'aria-label': label },
    dialog: { slotProps: { paper: { 'aria-label': label } } },
    openPickerButton: { size: 'small' as const },
  };
}
