import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTime } from 'luxon';
import { SpanishPickers } from '../form/SpanishPickers';

interface DayFilterProps {
  label: string;
  /** "2026-11-21", '' where it is open. */
  value: string;
  onChange: (day: string) => void;
}

/** A day to narrow a page to, typed or picked. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <SpanishPickers>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, width: { xs: '100%', sm: 'auto' } }}
      >
        <Typography variant="body2" aria-hidden sx={{ flex: { xs: 1, sm: 'none' } }}>
          {label}
        </Typography>
        <DatePicker
          format="dd/MM/yyyy"
          value={value ? DateTime.fromISO(value) : null}
          onChange={(day) => {
            if (day === null) onChange('');
            // A year is typed digit by digit: 202 is not meant.
            else if (day.isValid && day.year > 1900) onChange(day.toISODate() ?? '');
          }}
          slotProps={{
            textField: { size: 'small', 'aria-label': label, sx: { width: 180 } },
            field: { clearable: true },
          }}
        />
      </Box>
    </SpanishPickers>
  );
}
