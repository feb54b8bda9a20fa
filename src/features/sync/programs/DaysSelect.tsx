import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export const USUAL_DAYS = 180;

const offered: readonly (readonly [days: number, label: string])[] = [
  [30, '30 días'],
  [90, '90 días'],
  [180, '6 meses'],
  [365, '1 año'],
  [730, '2 años'],
];

interface DaysSelectProps {
  value: number;
  onChange: (days: number) => void;
}

/** For how long a key serves. */
export function DaysSelect({ value, onChange }: DaysSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label="La clave sirve por"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {offered.map(([days, label]) => (
        <MenuItem key={days} value={days}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
