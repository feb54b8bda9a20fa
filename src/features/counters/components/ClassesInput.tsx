import { productRecord } from '@contract/warehouse/product';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';

const { values, labels } = productRecord.fields.abcClass;

/** Classes of products, any of three; none stands for all. */
export function ClassesInput({ name, label }: { name: string; label: string }) {
  const { field, error, id, labelId } = useField(name);
  const chosen = (field.value ?? []) as string[];
  return (
    <Field id={id} label={label} hint="Sin elegir: todas." error={error} optional>
      <FormGroup role="group" aria-labelledby={labelId}>
        {values.map((value) => (
          <FormControlLabel
            key={value}
            label={labels[value]}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, checked) =>
                  field.onChange(
                    values.filter((one) => (one === value ? checked : chosen.includes(one))),
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
