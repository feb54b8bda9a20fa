import { linkRecord } from '@contract/sync/link';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { weekdays } from '../linkTexts';

/** The days of the week on which a link runs. */
export function DaysField() {
  const { field, error, id, labelId } = useField('days');
  const chosen: readonly number[] = field.value ?? [];
  const turn = (day: number, on: boolean) =>
    field.onChange(on ? [...chosen, day].sort() : chosen.filter((one) => one !== day));
  return (
    <Field id={id} label={linkRecord.fields.days.label} error={error} group>
      <FormGroup row role="group" aria-labelledby={labelId}>
        {weekdays.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(event) => turn(value, event.target.checked)}
                onBlur={field.onBlur}
              />
            }
          />
        ))}
      </FormGroup>
    </Field>
  );
}
