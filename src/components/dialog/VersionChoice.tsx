import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ConflictField } from './conflictField';

interface VersionChoiceProps {
  field: ConflictField;
  by: string | null;
  value: 'mine' | 'stored' | undefined;
  onChange: (side: 'mine' | 'stored') => void;
}

/** A field that two people changed: mine or the stored one, side by side. */
export function VersionChoice({ field, by, value, onChange }: VersionChoiceProps) {
  const id = useId();
  const sides = [
    { side: 'mine', title: 'Lo tuyo', text: field.mine },
    { side: 'stored', title: by ? `Lo que guardó ${by}` : 'Lo guardado', text: field.stored },
  ] as const;
  return (
    <FormControl fullWidth sx={{ '& + &': { mt: 2.5 } }}>
      <FormLabel id={id} sx={{ mb: 0.75, fontWeight: 600, color: 'text.primary' }}>
        {field.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {sides.map(({ side, title, text }) => (
          <FormControlLabel
            key={side}
            value={side}
            onChange={() => onChange(side)}
            control={<Radio sx={{ alignSelf: 'flex-start' }} />}
            disableTypography
            label={
              <span>
                <Typography variant="overline" component="span" sx={{ color: 'text.secondary' }}>
                  {title}
                </Typography>
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {text}
                </Typography>
              </span>
            }
            sx={{
              m: 0,
              p: 1,
              minWidth: 0,
              borderRadius: 1,
              border: 1,
              borderColor: value === side ? 'primary.main' : 'divider',
              bgcolor: value === side ? 'action.selected' : 'surface.sunken',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
