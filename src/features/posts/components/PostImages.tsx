import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useState } from 'react';
import { ServerImage } from '@/components/files/ServerImage';
import { Icon } from '@/components/icons/Icon';
import type { PostImage } from '@/services/wms/generated/posts.gen';

const cover = { width: 1, height: 1, objectFit: 'cover', display: 'block' } as const;

/** The post shows up to four pictures in a fixed frame; the rest stand behind the last one. */
export function PostImages({ images }: { images: readonly PostImage[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  const { visible, hidden, ratio, columns, firstSpans } = imageLayout(images);
  const nameOf = ({ alt }: PostImage, index: number) =>
    `Ampliar imagen ${index + 1} de ${images.length}${alt ? `: ${alt}` : ''}`;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: columns,
          gridAutoRows: 'minmax(0, 1fr)',
          aspectRatio: `${ratio}`,
          maxHeight: '70dvh',
          width: 1,
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {visible.map((image, index) => (
          <ButtonBase
            key={image.hash}
            aria-label={nameOf(image, index)}
            aria-haspopup="dialog"
            onClick={() => setOpened(index)}
            sx={{
              position: 'relative',
              minHeight: 0,
              bgcolor: 'surface.sunken',
              '&.Mui-focusVisible': { outlineOffset: -3 },
              ...(firstSpans && index === 0 ? { gridRow: 'span 2' } : {}),
            }}
          >
            <ServerImage src={image.previewUrl} alt="" sx={cover} />
            {hidden > 0 && index === visible.length - 1 ? (
              <Box
                component="span"
                sx={{
                  position: 'absolute',
                  right: 8,
                  bottom: 8,
                  px: 1.25,
                  py: 0.5,
                  borderRadius: 1,
                  typography: 'h3',
                  bgcolor: 'background.paper',
                  color: 'text.primary',
                }}
              >
                {`+${hidden}`}
              </Box>
            ) : null}
          </ButtonBase>
        ))}
      </Box>
      {opened === null ? null : (
        <Lightbox images={images} start={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const shown = 4;

/** Where each picture stands; the shape is known before any of them arrives, so that nothing jumps. */
function imageLayout(images: readonly PostImage[]) {
  const [first] = images;
  const visible = images.slice(0, shown);
  const hidden = images.length - visible.length;
  if (images.length === 1 && first) {
    const ratio = Math.min(Math.max(first.width / first.height, 4 / 5), 16 / 9);
    return { visible, hidden, ratio, columns: '1fr', firstSpans: false };
  }
  const ratio = images.length === 2 ? 2 : 3 / 2;
  return { visible, hidden, ratio, columns: '1fr 1fr', firstSpans: images.length === 3 };
}

interface LightboxProps {
  images: readonly PostImage[];
  start: number;
  onClose: () => void;
}

/** A picture as large as the screen; the arrows go on to the others. */
function Lightbox({ images, start, onClose }: LightboxProps) {
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
