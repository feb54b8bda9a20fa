import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export type FileFormat = 'xlsx' | 'csv';

interface FormatChoiceProps {
  value: FileFormat;
  onChange: (format: FileFormat) => void;
}

/** The choice says what a file of rows is written for. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const id = useId();
  return (
    <>
      <Typography variant="subtitle2" id={id} color="text.primary">
        Formato
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, format) => onChange(format === 'csv' ? 'csv' : 'xlsx')}
      >
        <FormControlLabel value="xlsx" control={<Radio />} label="Planilla de Excel (XLSX)" />
        <FormControlLabel
          value="csv"
          control={<Radio />}
          label="Texto separado por punto y coma (CSV)"
        />
      </RadioGroup>
    </>
  );
}
