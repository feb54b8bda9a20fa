import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { WEEKDAYS } from '@/utils/dates';
import { Field } from './Field';
import { useField } from './useField';

const [sunday, ...fromMonday] = WEEKDAYS;

/** Several days of the week, each touched on or off; Monday is 1. */
export function WeekdaysInput({ name, label }: { name: string; label: string }) {
  const { field, error, id, labelId, textId } = useField(name);
  return (
    <Field id={id} label={label} error={error} group>
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
        {[...fromMonday, sunday].map((day, index) => (
          <ToggleButton key={day} value={index + 1} aria-label={day} sx={{ minHeight: 44 }}>
            {day.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Field>
  );
}
