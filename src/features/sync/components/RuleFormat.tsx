import { dayFormats, type LinkRule } from '@contract/sync/linkRule';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { SelectInput } from '@/components/form/SelectInput';
import { useField } from '@/components/form/useField';
import type { LinkHeld } from '../linkForm';
import { dayFormatLabels } from '../linkTexts';

type Table = LinkRule['table'];

const days = dayFormats.map((value) => ({ value, label: dayFormatLabels[value] ?? value }));
const numbers = [
  { value: 'comma', label: '1.234,56' },
  { value: 'point', label: '1,234.56' },
];
const MOST_DIGITS = 30;
const leftovers = [
  { value: 'keep', label: 'Queda como viene' },
  { value: 'refuse', label: 'Se rechaza la fila' },
];

/** How a datum is written in the file, and what its words stand for here. */
export function RuleFormat({ at }: { at: `rules.${number}` }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' },
      }}
    >
      <SelectInput<LinkHeld>
        name={`${at}.day`}
        label="Fecha escrita"
        optional
        placeholder="La que se entienda"
        options={days}
      />
      <SelectInput<LinkHeld>
        name={`${at}.number`}
        label="Número escrito"
        optional
        placeholder="El que se entienda"
        options={numbers}
      />
      <DigitsField name={`${at}.digits`} />
      <Box sx={{ gridColumn: { sm: 'span 2' } }}>
        <TableField name={`${at}.table`} />
      </Box>
      <SelectInput<LinkHeld>
        name={`${at}.otherwise`}
        label="Si no está en la lista"
        options={leftovers}
      />
    </Box>
  );
}

/** The digits that a code has; none where it stays as it comes. */
function DigitsField({ name }: { name: string }) {
  const { field, id } = useField(name);
  return (
    <Field id={id} label="Ceros adelante hasta" optional>
      <OutlinedInput
        id={id}
        inputMode="numeric"
        value={field.value > 0 ? String(field.value) : ''}
        placeholder="Sin agregar"
        onChange={({ target }) => {
          const typed = Number(target.value.replace(/\D/g, '').slice(0, 2));
          field.onChange(Math.min(typed, MOST_DIGITS));
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        endAdornment={field.value > 0 ? 'cifras' : undefined}
      />
    </Field>
  );
}

const textOf = (table: Table) => table.map(({ from, to }) => `${from} = ${to}`).join('\n');

const tableOf = (text: string): Table =>
  text.split('\n').flatMap((line) => {
    const [from = '', ...rest] = line.split('=');
    return rest.length > 0 && from.trim() ? [{ from: from.trim(), to: rest.join('=').trim() }] : [];
  });

/** Each line is an equivalence. */
function TableField({ name }: { name: string }) {
  const { field, id, error, textId } = useField(name);
  const [text, setText] = useState(() => textOf(field.value ?? []));
  return (
    <Field
      id={id}
      label="Equivalencias"
      optional
      error={error}
      hint="Una por línea: lo que viene = lo que es acá."
    >
      <OutlinedInput
        id={id}
        multiline
        minRows={2}
        maxRows={12}
        value={text}
        placeholder="DEP = Depósito"
        onChange={({ target }) => {
          setText(target.value);
          field.onChange(tableOf(target.value));
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        slotProps={{ input: { 'aria-describedby': textId } }}
      />
    </Field>
  );
}
