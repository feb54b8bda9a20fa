import { linkRecord as record } from '@contract/sync/link';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import type { LinkHeld } from '../linkForm';

const { direction } = record.fields;

const words = {
  in: 'Entra: datos de otro sistema a Andén',
  out: 'Sale: una lista de Andén a otro sistema',
};

/** Asks first which way a link goes; what was chosen for the other way is forgotten. */
export function DirectionField() {
  const { field, error, id, labelId } = useField('direction');
  const { setValue } = useFormContext<LinkHeld>();
  const turn = (value: string) => {
    field.onChange(value);
    setValue('what', '');
    setValue('via', 'folder');
    setValue('rules', []);
  };
  return (
    <Field id={id} label={direction.label} error={error} labelAs="span">
      <RadioGroup
        aria-labelledby={labelId}
        name={field.name}
        value={field.value}
        onChange={(_event, value) => turn(value)}
      >
        {direction.values.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            label={words[value]}
            control={<Radio />}
            sx={{ minHeight: 'var(--anden-row)' }}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
