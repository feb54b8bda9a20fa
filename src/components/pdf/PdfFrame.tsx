import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { PdfOpening } from './PdfOpening';

/** The place of a document within a page that goes on around it. */
export function PdfFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        height: 'min(76vh, 900px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '@media print': { height: 'auto', border: 0, overflow: 'visible' },
      }}
    >
      <Suspense fallback={<PdfOpening label="Abriendo el visor" />}>{children}</Suspense>
    </Box>
  );
}
