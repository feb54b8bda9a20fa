import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import type { FieldValues } from 'react-hook-form';
import { dayConversion } from './conversions';
import type { FieldProps } from './fieldProps';
import { PickerField } from './PickerField';

interface DateInputProps<V extends FieldValues> extends FieldProps<V> {
  /** ISO days: what stands outside cannot be picked. */
  min?: string;
  max?: string;
}

const bound = (day: string | undefined) => (day ? DateTime.fromISO(day) : undefined);

/** Typed as dd/mm/aaaa or picked; the form holds "2026-08-15". */
export function DateInput<V extends FieldValues = FieldValues>({
  min,
  max,
  ...props
}: DateInputProps<V>) {
  return (
    <PickerField
      {...props}
      conversion={dayConversion}
      incompleteText="Esa fecha no existe o está incompleta. Escribila como dd/mm/aaaa."
    >
      {(picker) => (
        <DatePicker
          {...picker}
          slotProps={{ ...picker.slotProps, toolbar: { hidden: true } }}
          format="dd/MM/yyyy"
          minDate={bound(min)}
          maxDate={bound(max)}
        />
      )}
    </PickerField>
  );
}
