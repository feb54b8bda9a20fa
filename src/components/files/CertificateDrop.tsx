import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
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
}

/** A photo taken now, or the file that the doctor sent. */
export function CertificateDrop({ file, onChange, later = false }: CertificateDropProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FormLabel component="span">
        {later ? 'Certificado (opcional: podés agregarlo después)' : 'Certificado'}
      </FormLabel>
      <FileDrop
        label="Certificado"
        rules={rules}
        files={file ? [file] : []}
        onChange={([chosen]) => onChange(chosen ?? null)}
      />
    </Box>
  );
}
