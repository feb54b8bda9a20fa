import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { DialogHead } from '../dialog/DialogHead';
import { useAskedClose } from '../dialog/useAskedClose';
import { usePhone } from '../dialog/usePhone';
import { FileDrop } from '../files/FileDrop';
import { useObjectUrl } from '../files/useObjectUrl';
import { asAppError } from '../state/asAppError';
import { PhotoCrop } from './PhotoCrop';

const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  acceptLabel: 'JPG, PNG o WebP',
  maxBytes: megabytes(fileLimits.picture),
};

interface PhotoDialogProps {
  /** Close the dialog when it resolves. */
  onSave: (photo: File) => Promise<unknown>;
  onClose: () => void;
}

/** Choose or take a picture, frame the face, save. */
export function PhotoDialog({ onSave, onClose }: PhotoDialogProps) {
  const id = useId();
  const phone = usePhone();
  const [files, setFiles] = useState<File[]>([]);
  const address = useObjectUrl(files[0] ?? null);
  const [square, setSquare] = useState<Area>();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const broken = () => {
    setFiles([]);
    setFailure('No se pudo abrir esa imagen: probá con otra.');
  };
  const save = async () => {
    if (!address || !square) return;
    setSaving(true);
    setFailure('');
    await cropImage(address, square)
      .then(onSave)
      .catch((error: unknown) => setFailure(asAppError(error).message));
    setSaving(false);
  };
  const { close, question } = useAskedClose({
    unsaved: address !== null && !saving,
    onClose: () => !saving && onClose(),
    title: '¿Descartar la foto?',
    text: 'La foto que elegiste no se guardó.',
  });
  const choose = (chosen: File[]) => {
    setFailure('');
    setFiles(chosen);
  };
  return (
    <Dialog open onClose={close} fullScreen={phone} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHead
        id={id}
        title={address ? 'Encuadrá la cara' : 'Elegí una foto'}
        covers={phone}
        onClose={close}
      />
      <DialogContent sx={{ display: 'grid', alignContent: 'start', gap: 2 }}>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {address ? (
          <PhotoCrop key={address} address={address} onSquare={setSquare} onBroken={broken} />
        ) : (
          <FileDrop label="Foto" rules={rules} files={[]} onChange={choose} />
        )}
      </DialogContent>
      <DialogActions>
        {address ? (
          <Button onClick={() => setFiles([])} disabled={saving} sx={{ mr: 'auto' }}>
            Elegir otra
          </Button>
        ) : null}
        <Button onClick={close} disabled={saving}>
          Cancelar
        </Button>
        <Button
          variant="contained"
          disabled={!square || !address}
          loading={saving}
          loadingPosition="start"
          onClick={save}
        >
          Guardar
        </Button>
      </DialogActions>
      {question}
    </Dialog>
  );
}

/** Large enough for any screen; the server makes the small ones. */
const SIDE = 1024;

/** The chosen square of a picture, as a file to send. */
async function cropImage(address: string, square: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const side = Math.min(SIDE, Math.round(square.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const { x, y, width, height } = square;
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('the picture could not be cropped');
  return new File([blob], 'foto.jpg', { type: blob.type });
}
