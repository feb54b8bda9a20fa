import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { usePhone } from '../dialog/usePhone';
import { RefusedFiles } from '../files/RefusedFiles';
import { CaptureButton } from './CaptureButton';
import { CapturedPageCard } from './CapturedPageCard';
import { capturedFile } from './capturedFile';
import { pagesText } from './capturedPages';
import { useCapturedPages } from './useCapturedPages';

interface CaptureDialogProps {
  first: readonly File[];
  onFile: (file: File) => void;
  onClose: () => void;
}

/** Picture after picture, in the order in which they will be read, and then one PDF. */
export function CaptureDialog({ first, onFile, onClose }: CaptureDialogProps) {
  const id = useId();
  const phone = usePhone();
  const { pages, reading, refused, add, move, turn, remove } = useCapturedPages(first);
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const close = () => (pages.length > 0 ? setAsking(true) : onClose());
  const finish = async () => {
    setFailed(false);
    await capturedFile(pages).then(onFile, () => setFailed(true));
  };
  return (
    <>
      <Dialog open onClose={close} fullScreen={phone} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>Un documento con fotos</DialogTitle>
        <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>
            Cada foto es una página. Ordenalas, girá la que haga falta y se arma un solo PDF.
          </Typography>
          <RefusedFiles reasons={refused} />
          {failed ? (
            <Alert severity="error">
              No alcanzó la memoria para armar el PDF: quitá algunas fotos y probá de nuevo.
            </Alert>
          ) : null}
          <Box
            component="ul"
            aria-label="Páginas"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
              gap: 1.5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {pages.map((page, index) => (
              <CapturedPageCard
                key={page.id}
                page={page}
                index={index}
                last={index === pages.length - 1}
                onMove={(by) => move(page.id, by)}
                onTurn={() => turn(page.id)}
                onRemove={() => remove(page.id)}
              />
            ))}
          </Box>
          {reading ? <LinearProgress aria-label="Preparando las fotos" /> : null}
          <Box sx={{ display: 'flex', justifyContent: 'center' }}>
            <CaptureButton again={pages.length > 0} onFiles={(files) => void add(files)} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancelar</Button>
          <Button variant="contained" disabled={reading || pages.length === 0} onClick={finish}>
            {pages.length > 0 ? `Usar ${pagesText(pages.length)}` : 'Usar'}
          </Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="¿Descartar las fotos?"
        confirmLabel="Descartar"
        cancelLabel="Seguir"
        tone="danger"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      >
        Las páginas que armaste se pierden.
      </ConfirmDialog>
    </>
  );
}
