import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

interface AmountChoiceProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}

/** A number between two, with what it is beside it. */
export function AmountChoice({ label, value, unit = '', onChange, ...range }: AmountChoiceProps) {
  const told = `${value}${unit}`;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, typography: 'body2' }}>
      <span>{label}</span>
      <Slider
        size="small"
        aria-label={label}
        aria-valuetext={told}
        value={value}
        {...range}
        onChange={(_event, next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
        sx={{ width: 96 }}
      />
      <Box component="span" sx={{ minWidth: 40, whiteSpace: 'nowrap' }}>
        {told}
      </Box>
    </Box>
  );
}
