import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';

interface ChoicesInputProps {
  name: string;
  label: string;
  labels: Readonly<Record<string, string>>;
  hint?: string;
}

/** Several of some words, each ticked by itself. */
export function ChoicesInput({ name, label, labels, hint }: ChoicesInputProps) {
  const { field, error, id, labelId, textId } = useField(name);
  const chosen: readonly string[] = field.value ?? [];
  return (
    <Field id={id} label={label} hint={hint} error={error} group>
      <FormGroup aria-labelledby={labelId} aria-describedby={textId} role="group" row>
        {Object.entries(labels).map(([value, text]) => (
          <FormControlLabel
            key={value}
            label={text}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, on) =>
                  field.onChange(
                    Object.keys(labels).filter((one) =>
                      one === value ? on : chosen.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </Field>
  );
}
