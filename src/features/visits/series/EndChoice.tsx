import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/form/Field';
import type { SeriesHeld } from './seriesForm';

const USUAL_TIMES = 10;

/** A series ends on a day or after so many times: choosing one lets go of the other. */
export function EndChoice() {
  const id = useId();
  const { control, setValue } = useFormContext<SeriesHeld>();
  const times = useWatch({ control, name: 'repeat.times' });
  const choose = (by: string) => {
    const change = { shouldDirty: true, shouldValidate: false } as const;
    setValue('repeat.times', by === 'times' ? USUAL_TIMES : null, change);
    setValue('repeat.until', null, change);
  };
  return (
    <Field id={id} label="Termina" labelAs="span">
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        value={times === null ? 'until' : 'times'}
        onChange={(_event, by) => choose(by)}
      >
        <FormControlLabel value="until" label="Un día" control={<Radio />} />
        <FormControlLabel value="times" label="Después de varias veces" control={<Radio />} />
      </RadioGroup>
    </Field>
  );
}
