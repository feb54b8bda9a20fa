import type { ChoiceField } from '@contract/core/field';
import Chip from '@mui/material/Chip';

interface ChoiceChipProps<Value extends string> {
  field: Pick<ChoiceField<Value>, 'labels' | 'tones'>;
  value: Value;
  /** Its day has passed: that stands out, instead of where it stands. */
  late?: boolean;
}

/** Where a record stands, in its word and its tone. */
export function ChoiceChip<Value extends string>({ field, value, late }: ChoiceChipProps<Value>) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={late ? 'Fuera de término' : field.labels[value]}
      color={late ? 'error' : field.tones[value]}
    />
  );
}
