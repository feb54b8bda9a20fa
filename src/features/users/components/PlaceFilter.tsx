import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface PlaceFilterProps {
  label: string;
  value: string;
  all: string;
  options: readonly { id: number; name: string }[];
  onChange: (value: string) => void;
}

/** A site or an area to narrow the list to. */
export function PlaceFilter({ label, value, all, options, onChange }: PlaceFilterProps) {
  const known = options.some((option) => String(option.id) === value);
  return (
    <Select
      size="small"
      displayEmpty
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: 180, flex: { xs: '1 1 45%', sm: 'none' } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.id} value={String(option.id)}>
          {option.name}
        </MenuItem>
      ))}
    </Select>
  );
}
