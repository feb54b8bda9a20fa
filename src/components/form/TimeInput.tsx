import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { FieldValues } from 'react-hook-form';
import { timeConversion } from './conversions';
import type { FieldProps } from './fieldProps';
import { PickerField } from './PickerField';

/** Twenty-four hours; the form holds "08:30". */
export function TimeInput<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  return (
    <PickerField
      {...props}
      conversion={timeConversion}
      incompleteText="La hora está incompleta. Escribila como 08:30."
    >
      {(picker) => <TimePicker {...picker} format="HH:mm" ampm={false} />}
    </PickerField>
  );
}
