import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { lazy, Suspense } from 'react';

const ServerPdf = lazy(() =>
  import('./ServerPdf').then((loaded) => ({ default: loaded.ServerPdf })),
);

interface InlinePdfProps {
  file: { name: string; url: string };
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
}

/** A PDF of the server within a page that goes on around it. */
export function InlinePdf({ file: { name, url }, onDrawn }: InlinePdfProps) {
  return (
    <Box
      sx={{
        height: 'min(76vh, 900px)',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Suspense fallback={<LinearProgress aria-label="Abriendo el visor" />}>
        <ServerPdf key={url} name={name} address={url} onDrawn={onDrawn} />
      </Suspense>
    </Box>
  );
}
