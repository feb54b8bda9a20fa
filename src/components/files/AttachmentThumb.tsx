import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icons';
import { fileSize } from './fileRules';
import { ServerImage } from './ServerImage';

interface AttachmentThumbProps {
  name: string;
  mime: string;
  size?: number;
  /** An address of the picture, when it is one. */
  preview?: string | null;
  /** Opens or downloads it. */
  href?: string;
  /** Opens it here instead. */
  onOpen?: () => void;
  onRemove?: () => void;
}

function iconOf(mime: string): IconName {
  if (mime.startsWith('image/')) return 'image';
  return mime === 'application/pdf' ? 'pdf' : 'file';
}

/** An attached file: picture or icon, name, size, and a way to take it off. */
export function AttachmentThumb(props: AttachmentThumbProps) {
  const { name, mime, size, preview, href, onOpen, onRemove } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 44,
          height: 44,
          borderRadius: 0.75,
          overflow: 'hidden',
          bgcolor: 'surface.sunken',
          color: 'text.secondary',
        }}
      >
        {preview ? (
          <ServerImage src={preview} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
        ) : (
          <Icon name={iconOf(mime)} />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" noWrap>
          {onOpen ? (
            <Link component="button" type="button" onClick={onOpen} sx={{ font: 'inherit' }}>
              {name}
            </Link>
          ) : href ? (
            <Link href={href} target="_blank" rel="noreferrer">
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        {size === undefined ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {fileSize(size)}
          </Typography>
        )}
      </Box>
      {onRemove ? (
        <IconButton size="small" aria-label={`Quitar ${name}`} onClick={onRemove}>
          <Icon name="close" fontSize="small" />
        </IconButton>
      ) : null}
    </Box>
  );
}
