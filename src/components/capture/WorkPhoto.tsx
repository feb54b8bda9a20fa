import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { PickButton } from '../files/PickButton';
import { pictureTypes } from './readPicture';

interface WorkPhotoProps {
  label: string;
  hash: string | null;
  onHash: (hash: string | null) => void;
  /** Brings it to the server and answers its hash, or nothing where it did not arrive. */
  upload: (file: File) => Promise<string | undefined>;
}

/** A photo that is taken at work goes up at once, so that what it belongs to stays small. */
export function WorkPhoto({ label, hash, onHash, upload }: WorkPhotoProps): ReactNode {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = async (files: File[]) => {
    const [file] = files;
    if (!file) return;
    setSending(true);
    const stored = await upload(file);
    setSending(false);
    setFailed(!stored);
    if (stored) onHash(stored);
  };
  if (hash) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography role="status">Foto agregada</Typography>
        <Button onClick={() => onHash(null)}>Quitar la foto</Button>
      </Box>
    );
  }
  return (
    <div>
      <PickButton
        label={label}
        icon="camera"
        accept={pictureTypes}
        disabled={sending}
        onFiles={(files) => void take(files)}
      />
      {failed ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          La foto no subió: probá de nuevo cuando tengas conexión, o seguí sin ella.
        </Typography>
      ) : null}
    </div>
  );
}
