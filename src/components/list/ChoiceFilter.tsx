import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface ChoiceFilterProps {
  label: string;
  value: string;
  /** The label for all of them; where it is left out, one is always chosen. */
  all?: string;
  options: readonly { id: number | string; name: string }[];
  onChange: (value: string) => void;
}

/** A choice among a few to narrow a list to: a site, an area, a state. */
export function ChoiceFilter({ label, value, all, options, onChange }: ChoiceFilterProps) {
  const known = options.some((option) => String(option.id) === value);
  return (
    <Select
      size="small"
      displayEmpty={all !== undefined}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={{ minWidth: { xs: 0, sm: 180 }, flex: { xs: '1 1 45%', sm: 'none' } }}
    >
      {all === undefined ? null : <MenuItem value="">{all}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.id} value={String(option.id)}>
          {option.name}
        </MenuItem>
      ))}
    </Select>
  );
}
