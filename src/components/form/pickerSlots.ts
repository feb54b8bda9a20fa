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
export function pickerSlots(options: PickerSlotsOptions) {
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
