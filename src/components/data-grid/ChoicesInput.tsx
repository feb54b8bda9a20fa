import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import type { FilterDraft } from './filterDraft';
import type { Choice } from './gridColumn';

interface ChoicesInputProps {
  label: string;
  choices: readonly Choice[];
  values: FilterDraft['values'];
  onChange: (values: FilterDraft['values']) => void;
}

export function ChoicesInput({ label, choices, values, onChange }: ChoicesInputProps) {
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
