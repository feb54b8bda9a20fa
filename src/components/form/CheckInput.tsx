import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';

type CheckInputProps<V extends FieldValues> = Omit<FieldProps<V>, 'optional'>;

export function CheckInput<V extends FieldValues = FieldValues>(props: CheckInputProps<V>) {
  const { name, label, hint, disabled } = props;
  const { field, error, id, textId } = useField(name);
  const text = error ?? hint;
  return (
    <FormControl error={Boolean(error)} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-describedby': text ? textId : undefined,
                'aria-invalid': Boolean(error),
              },
            }}
          />
        }
      />
      {text ? (
        <FormHelperText id={textId} sx={{ mt: '-4px', ml: 4 }}>
          {text}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
