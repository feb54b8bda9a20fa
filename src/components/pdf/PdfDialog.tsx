import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Icon } from '../icons/Icon';
import type { PdfSource } from './pdfSource';

const PdfViewer = lazy(() =>
  import('./PdfViewer').then((loaded) => ({ default: loaded.PdfViewer })),
);

interface PdfDialogProps {
  name: string;
  /** Kept between renders: another one is another document. */
  source: PdfSource;
  onClose: () => void;
}

/** A document over the whole screen. */
export function PdfDialog({ name, source, onClose }: PdfDialogProps) {
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': name } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Suspense fallback={<LinearProgress aria-label="Abriendo el visor" />}>
          <PdfViewer source={source} name={name} />
        </Suspense>
      </Box>
    </Dialog>
  );
}
