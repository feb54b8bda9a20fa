import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { instantConversion } from './conversions';
import type { FieldProps } from './fieldProps';
import { PickerField } from './PickerField';

/** The person's own clock on the screen; the form holds the instant in UTC. */
export function DateTimeInput<V extends FieldValues = FieldValues>(props: FieldProps<V>) {
  return (
    <PickerField
      {...props}
      conversion={instantConversion}
      incompleteText="Falta algo: escribila como dd/mm/aaaa hh:mm."
    >
      {(picker) => <DateTimePicker {...picker} format="dd/MM/yyyy HH:mm" ampm={false} />}
    </PickerField>
  );
}
