import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { pictureTypes } from '@/components/capture/readPicture';
import { PickButton } from '@/components/files/PickButton';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';

interface DamagePhotoProps {
  hash: string | null;
  onHash: (hash: string | null) => void;
}

/** A photo of what is damaged goes up at once, so that the count itself stays small. */
export function DamagePhoto({ hash, onHash }: DamagePhotoProps) {
  const [upload, { isLoading }] = useUploadFileMutation();
  const [failed, setFailed] = useState(false);
  const take = async (files: File[]) => {
    const [file] = files;
    if (!file) return;
    const { data } = await upload({ purpose: 'count', file });
    setFailed(!data);
    if (data) onHash(data.hash);
  };
  if (hash) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography role="status">Foto agregada</Typography>
        <Button onClick={() => onHash(null)}>Quitar</Button>
      </Box>
    );
  }
  return (
    <div>
      <PickButton
        label="Agregar una foto"
        icon="camera"
        accept={pictureTypes}
        disabled={isLoading}
        onFiles={(files) => void take(files)}
      />
      {failed ? (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          La foto no subió: probá de nuevo cuando tengas conexión, o anotá sin ella.
        </Typography>
      ) : null}
    </div>
  );
}
