import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { useNotice } from '../feedback/useNotice';
import { Icon } from '../icons/Icon';
import { lazyDialog } from '../lazy/lazyPiece';

const PhotoDialog = lazyDialog(async () => (await import('./PhotoDialog')).PhotoDialog);

interface PhotoEditorProps {
  imageUrl: string | null;
  onSave: (photo: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
}

/** An address without a version is the one of the initials. */
const hasPhoto = (imageUrl: string | null) => imageUrl?.includes('?v=') ?? false;

export function PhotoEditor({ imageUrl, onSave, onRemove }: PhotoEditorProps) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const notify = useNotice();
  const there = hasPhoto(imageUrl);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon name="camera" fontSize="small" />}
        onClick={() => setOpen(true)}
      >
        {there ? 'Cambiar foto' : 'Poner foto'}
      </Button>
      {there ? (
        <Button size="small" onClick={() => setAsking(true)}>
          Quitar foto
        </Button>
      ) : null}
      {open ? (
        <Suspense>
          <PhotoDialog
            onSave={async (photo) => {
              await onSave(photo);
              setOpen(false);
              notify({ text: 'Se guardó la foto' });
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={asking}
        title="¿Quitar la foto?"
        confirmLabel="Quitar"
        tone="danger"
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await onRemove();
          setAsking(false);
        }}
      >
        En su lugar quedan las iniciales.
      </ConfirmDialog>
    </Box>
  );
}
