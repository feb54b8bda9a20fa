import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const overlaps: readonly (readonly [hours: number, label: string])[] = [
  [0, 'Nada: deja de servir ahora'],
  [1, '1 hora'],
  [24, '1 día'],
  [168, '7 días'],
];

export const USUAL_OVERLAP = 24;

interface OverlapSelectProps {
  label: string;
  value: number;
  onChange: (hours: number) => void;
}

/** Chooses for how long the older key or secret still serves beside the new one. */
export function OverlapSelect({ label, value, onChange }: OverlapSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {overlaps.map(([hours, words]) => (
        <MenuItem key={hours} value={hours}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  );
}
