import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { useAskedClose } from '../dialog/useAskedClose';
import { Icon } from '../icons/Icon';
import { lazyPiece } from '../lazy/lazyPiece';
import { PdfOpening } from './PdfOpening';
import type { PdfSource } from './pdfSource';

const PdfViewer = lazyPiece(async () => (await import('./PdfViewer')).PdfViewer);

interface PdfDialogProps {
  name: string;
  /** Kept between renders: another one is another document. */
  source: PdfSource;
  /** A document that can be saved can be written on. */
  onSave?: (bytes: Uint8Array) => Promise<unknown>;
  /** Once its first page is before the eyes. */
  onDrawn?: () => void;
  /** The things that can be done with it, below. */
  footer?: ReactNode;
  onClose: () => void;
}

/** A document over the whole screen. */
export function PdfDialog(props: PdfDialogProps) {
  const { name, source, onSave, onDrawn, footer, onClose } = props;
  const [unsaved, setUnsaved] = useState(false);
  const { close, question } = useAskedClose({
    unsaved,
    onClose,
    title: '¿Cerrar sin guardar?',
    confirmLabel: 'Cerrar sin guardar',
    text: 'Lo que escribiste en el documento se va a perder.',
  });
  return (
    <Dialog open fullScreen onClose={close} slotProps={{ paper: { 'aria-label': name } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography variant="h3" component="h2" noWrap sx={{ flex: 1 }}>
          {name}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={close} autoFocus>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Suspense fallback={<PdfOpening label="Abriendo el visor" />}>
          <PdfViewer
            source={source}
            name={name}
            onSave={onSave}
            onUnsaved={setUnsaved}
            onDrawn={onDrawn}
          />
        </Suspense>
      </Box>
      {footer}
      {question}
    </Dialog>
  );
}
