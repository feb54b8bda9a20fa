import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { ServerImage } from '@/components/files/ServerImage';
import { Icon } from '@/components/icons/Icon';
import type { PostImage } from '@/services/wms/generated/posts.gen';

interface LightboxProps {
  images: readonly PostImage[];
  start: number;
  onClose: () => void;
}

/** One picture as large as the screen; the arrows go on to the others. */
export function Lightbox({ images, start, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const image = images[at];
  const several = images.length > 1;
  const go = (by: number) => setAt((index) => (index + by + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  if (!image) return null;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={press}
      slotProps={{ paper: { 'aria-label': 'Imágenes' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
        <Typography role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {several ? `Imagen ${at + 1} de ${images.length}` : ''}
        </Typography>
        <IconButton aria-label="Cerrar" onClick={onClose} autoFocus>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', alignItems: 'center', gap: 1, px: 1 }}>
        {several ? (
          <IconButton aria-label="Imagen anterior" onClick={() => go(-1)}>
            <Icon name="previous" />
          </IconButton>
        ) : null}
        <ServerImage
          key={image.hash}
          src={image.url}
          alt={image.alt || `Imagen ${at + 1} sin descripción`}
          sx={{ flex: 1, minWidth: 0, maxHeight: 1, width: 1, height: 1, objectFit: 'contain' }}
        />
        {several ? (
          <IconButton aria-label="Imagen siguiente" onClick={() => go(1)}>
            <Icon name="next" />
          </IconButton>
        ) : null}
      </Box>
      <Typography
        sx={{ textAlign: 'center', color: 'text.secondary', px: 2, py: 1.5, minHeight: '3.5em' }}
      >
        {image.alt}
      </Typography>
    </Dialog>
  );
}
