import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DocumentVersion } from '@/services/wms/generated/documents.gen';
import { DocumentPreview } from './DocumentPreview';

/** A version as it was signed, if it was, and as it was filed for who asks. */
export function SignedPreview({ version }: { version: DocumentVersion }) {
  const { file, signedFile } = version;
  const [original, setOriginal] = useState(false);
  if (!signedFile) return <DocumentPreview file={file} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 180, color: 'text.secondary' }}>
          {original
            ? 'Como se guardó, sin la firma.'
            : 'Con su firma: así se ve y así se descarga.'}
        </Typography>
        <Button size="small" onClick={() => setOriginal(!original)}>
          {original ? 'Ver el firmado' : 'Ver el original'}
        </Button>
      </Box>
      <DocumentPreview file={original ? file : signedFile} />
    </Box>
  );
}
