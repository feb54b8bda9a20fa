import type { FilterOperator } from '@contract/core/listInput';
import Stack from '@mui/material/Stack';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import { SpanishPickers } from '../form/SpanishPickers';
import type { FilterDraft } from './filterDraft';

interface DaysInputProps {
  operator: FilterOperator;
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

/** One day or two, typed or picked; an end may stay open. */
export function DaysInput({ operator, values, onChange }: DaysInputProps) {
  const labels =
    operator === 'between' ? ['Desde', 'Hasta'] : [operator === 'to' ? 'Hasta' : 'Desde'];
  return (
    <SpanishPickers>
      <Stack sx={{ gap: 1.5 }}>
        {labels.map((label, at) => (
          <DatePicker
            key={label}
            format="dd/MM/yyyy"
            autoFocus={at === 0}
            slotProps={{ textField: { 'aria-label': label, helperText: label } }}
            value={typeof values[at] === 'string' ? DateTime.fromISO(values[at]) : null}
            onChange={(day) => {
              const next = labels.map((_label, place) => values[place]);
              next[at] = day?.isValid ? (day.toISODate() ?? undefined) : undefined;
              onChange(next);
            }}
          />
        ))}
      </Stack>
    </SpanishPickers>
  );
}
