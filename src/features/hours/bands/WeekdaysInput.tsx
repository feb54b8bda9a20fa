import { bandRecord } from '@contract/hours/band';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';
import { weekdayNames } from './bandTexts';

/** Several days of the week, each touched on or off. */
export function WeekdaysInput({ name }: { name: 'weekdays' }) {
  const { field, error, id, labelId, textId } = useField(name);
  return (
    <Field id={id} label={bandRecord.fields.weekdays.label} error={error} group>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        aria-describedby={textId}
        ref={field.ref}
        tabIndex={-1}
        size="small"
        value={field.value ?? []}
        onChange={(_event, days: number[]) => field.onChange([...days].sort())}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}
      >
        {weekdayNames.map((day, index) => (
          <ToggleButton key={day} value={index + 1} aria-label={day} sx={{ minHeight: 44 }}>
            {day.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Field>
  );
}
