import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FileDrop } from '@/components/files/FileDrop';
import type { FileRules } from '@/components/files/fileRules';
import { useField } from '@/components/form/useField';

interface PayrollFilesProps {
  label: string;
  rules: FileRules;
}

/** The files of a form, under `files`. */
export function PayrollFiles({ label, rules }: PayrollFilesProps) {
  const { field, error } = useField('files');
  return (
    <Box>
      <FileDrop
        label={label}
        rules={rules}
        files={field.value as File[]}
        onChange={field.onChange}
      />
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
