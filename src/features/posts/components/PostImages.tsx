import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { ServerImage } from '@/components/files/ServerImage';
import type { PostImage } from '@/services/wms/generated/posts.gen';
import { imageLayout } from './imageLayout';
import { Lightbox } from './Lightbox';

const cover = { width: 1, height: 1, objectFit: 'cover', display: 'block' } as const;

/** One to four pictures in a fixed frame; the rest behind the last one. */
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
