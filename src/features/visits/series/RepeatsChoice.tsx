import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';

interface RepeatsChoiceProps<V extends FieldValues> {
  repeats: boolean;
  /** Goes to the other form, with what is written in this one. */
  onLeave: (held: V) => void;
}

/** Whether a new visit repeats. */
export function RepeatsChoice<V extends FieldValues>({ repeats, onLeave }: RepeatsChoiceProps<V>) {
  const { getValues } = useFormContext<V>();
  return (
    <FormControlLabel
      control={<Switch checked={repeats} onChange={() => onLeave(getValues())} />}
      label="Se repite"
    />
  );
}
