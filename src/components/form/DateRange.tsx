import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { DateInput } from './DateInput';

interface DateRangeProps<V extends FieldValues> {
  label: string;
  desde: FieldPath<V>;
  hasta: FieldPath<V>;
  optional?: boolean;
  disabled?: boolean;
}

/** Two dates of the form; the second cannot be picked before the first. */
export function DateRange<V extends FieldValues = FieldValues>(props: DateRangeProps<V>) {
  const { label, desde, hasta, optional, disabled } = props;
  const start: unknown = useWatch({ name: desde as string });
  const min = typeof start === 'string' && start.length === 10 ? start : undefined;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 0.75, p: 0 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateInput name={desde} label="Desde" optional={optional} disabled={disabled} />
        <DateInput name={hasta} label="Hasta" min={min} optional={optional} disabled={disabled} />
      </Box>
    </Box>
  );
}
