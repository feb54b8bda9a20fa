import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { DocumentColor } from './documentColors';

interface ColorChoiceProps {
  label: string;
  colors: readonly DocumentColor[];
  value: string;
  onChange: (value: string) => void;
}

/** A row of colours, one of them chosen. */
export function ColorChoice({ label, colors, value, onChange }: ColorChoiceProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.5 }}>
      {colors.map((color) => {
        const chosen = color.value === value.toLowerCase();
        return (
          <Tooltip key={color.name} title={color.label}>
            <Box
              component="button"
              type="button"
              aria-label={color.label}
              aria-pressed={chosen}
              onClick={() => onChange(color.value)}
              sx={{
                width: 28,
                height: 28,
                p: 0,
                border: 2,
                borderColor: 'background.paper',
                borderRadius: '50%',
                bgcolor: color.value,
                outline: chosen ? '2px solid' : '1px solid',
                outlineColor: chosen ? 'primary.main' : 'line.field',
                cursor: 'pointer',
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
              }}
            />
          </Tooltip>
        );
      })}
    </Box>
  );
}
