import type { ChoiceField } from '@contract/core/field';
import Chip from '@mui/material/Chip';

interface ChoiceChipProps<Value extends string> {
  field: Pick<ChoiceField<Value>, 'labels' | 'tones'>;
  value: Value;
}

/** Where a record stands, in its word and its tone. */
export function ChoiceChip<Value extends string>({ field, value }: ChoiceChipProps<Value>) {
  return (
    <Chip size="small" variant="outlined" label={field.labels[value]} color={field.tones[value]} />
  );
}
