import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { PersonPicker } from '../references/PersonPicker';
import { ChoicesInput } from './ChoicesInput';
import { DaysInput } from './DaysInput';
import type { FilterDraft } from './filterDraft';
import type { GridRow } from './GridContext';
import type { GridColumn } from './gridColumn';
import { NumbersInput } from './NumbersInput';

interface FilterValueInputProps {
  column: GridColumn<GridRow>;
  draft: FilterDraft;
  onChange: (draft: FilterDraft) => void;
}

/** What the column is compared with, by its kind. */
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
