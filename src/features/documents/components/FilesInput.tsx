import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { FileDrop } from '@/components/files/FileDrop';
import { useField } from '@/components/form/useField';
import { documentRules } from '../documentRules';

interface FilesInputProps {
  name: 'files';
  most: number;
}

/** The files of a form, chosen, dropped, pasted or taken with the camera. */
export function FilesInput({ name, most }: FilesInputProps) {
  const { field, error } = useField(name);
  return (
    <Box>
      <FileDrop
        label="Archivo"
        rules={documentRules(most)}
        files={field.value as File[]}
        onChange={field.onChange}
      />
      {error ? <FormHelperText error>{error}</FormHelperText> : null}
    </Box>
  );
}
