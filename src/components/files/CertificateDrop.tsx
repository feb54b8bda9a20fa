import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { FileDrop } from './FileDrop';

const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  acceptLabel: 'Foto o PDF',
  maxBytes: megabytes(fileLimits.certificate),
  maxFiles: 1,
};

interface CertificateDropProps {
  file: File | null;
  onChange: (file: File | null) => void;
  /** It may come after what is being sent. */
  later?: boolean;
  label?: string;
  error?: string;
}

/** A photo taken now, or the file that the doctor sent. */
export function CertificateDrop(props: CertificateDropProps) {
  const { file, onChange, later = false, label = 'Certificado', error } = props;
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FormLabel component="span">
        {later ? `${label} (opcional: podés agregarlo después)` : label}
      </FormLabel>
      <FileDrop
        label={label}
        rules={rules}
        files={file ? [file] : []}
        onChange={([chosen]) => onChange(chosen ?? null)}
      />
      {error ? (
        <FormHelperText error data-invalid>
          {error}
        </FormHelperText>
      ) : null}
    </Box>
  );
}
