import type { FilterOperator } from '@contract/core/listInput';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { toDecimal } from '../form/decimalText';
import type { FilterDraft } from './filterDraft';

interface NumbersInputProps {
  operator: FilterOperator;
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

/** One number or two, with the comma of here. */
export function NumbersInput({ operator, values, onChange }: NumbersInputProps) {
  const labels = operator === 'between' ? ['Desde', 'Hasta'] : ['Número'];
  const [texts, setTexts] = useState(() =>
    labels.map((_label, at) => String(values[at] ?? '').replace('.', ',')),
  );
  const type = (at: number, text: string) => {
    const next = labels.map((_label, place) => (place === at ? text : (texts[place] ?? '')));
    setTexts(next);
    onChange(next.map((one) => (toDecimal(one) === '' ? undefined : Number(toDecimal(one)))));
  };
  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      {labels.map((label, at) => (
        <OutlinedInput
          key={label}
          autoFocus={at === 0}
          value={texts[at] ?? ''}
          placeholder={label}
          onChange={(event) => type(at, event.target.value)}
          slotProps={{ input: { inputMode: 'decimal', 'aria-label': label } }}
        />
      ))}
    </Stack>
  );
}
