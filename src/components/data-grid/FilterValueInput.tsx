import type { FilterOperator } from '@contract/core/listInput';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import { useState } from 'react';
import { toDecimal } from '../form/decimalText';
import { SpanishPickers } from '../form/SpanishPickers';
import { PersonPicker } from '../references/PersonPicker';
import type { FilterDraft } from './filterDraft';
import type { GridRow } from './GridContext';
import type { Choice, GridColumn } from './gridColumn';

interface FilterValueInputProps {
  column: GridColumn<GridRow>;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
}

/** The control asks for the value to compare the column with, by its kind. */
export function FilterValueInput({ column, draft, onChange }: FilterValueInputProps) {
  const setValues = (values: FilterDraft['values']) => onChange({ ...draft, values });
  if (draft.operator === 'empty' || column.kind === 'yesNo') {
    const [yes, no] = draft.operator === 'empty' ? ['Sin dato', 'Con dato'] : ['Sí', 'No'];
    return (
      <RadioGroup
        aria-label={column.label}
        value={String(draft.values[0] ?? true)}
        onChange={(_event, value) => setValues([value === 'true'])}
      >
        <FormControlLabel value="true" control={<Radio size="small" />} label={yes} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={no} />
      </RadioGroup>
    );
  }
  switch (column.kind) {
    case 'choice':
    case 'place':
      return (
        <ChoicesInput
          label={column.label}
          choices={column.choices ?? []}
          values={draft.values}
          onChange={setValues}
        />
      );
    case 'person':
      return (
        <PersonPicker
          label={column.label}
          value={typeof draft.values[0] === 'number' ? draft.values[0] : null}
          onChange={(person) => setValues(person === null ? [] : [person])}
        />
      );
    case 'day':
    case 'instant':
      return <DaysInput operator={draft.operator} values={draft.values} onChange={setValues} />;
    case 'number':
      return <NumbersInput operator={draft.operator} values={draft.values} onChange={setValues} />;
    default:
      return (
        <OutlinedInput
          autoFocus
          value={draft.values[0] ?? ''}
          onChange={(event) => setValues([event.target.value])}
          slotProps={{ input: { 'aria-label': column.label, maxLength: 200 } }}
        />
      );
  }
}

interface DaysInputProps {
  operator: FilterOperator;
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

/** A day or two, typed or picked; an end may stay open. */
function DaysInput({ operator, values, onChange }: DaysInputProps) {
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

interface NumbersInputProps {
  operator: FilterOperator;
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

/** A number or two, with the decimal comma of Argentina. */
function NumbersInput({ operator, values, onChange }: NumbersInputProps) {
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

interface ChoicesInputProps {
  label: string;
  choices: readonly Choice[];
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

function ChoicesInput({ label, choices, values, onChange }: ChoicesInputProps) {
  return (
    <FormGroup
      role="group"
      aria-label={label}
      sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}
    >
      {choices.map(({ value, label: name }, at) => (
        <FormControlLabel
          key={value}
          label={name}
          control={
            <Checkbox
              size="small"
              autoFocus={at === 0}
              checked={values.includes(value)}
              onChange={(_event, checked) =>
                onChange(checked ? [...values, value] : values.filter((one) => one !== value))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
