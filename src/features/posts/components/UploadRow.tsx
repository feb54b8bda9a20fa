import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Icon } from '@/components/icons/Icon';
import type { ImageUpload } from './useImageUploads';

interface UploadRowProps {
  upload: ImageUpload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A picture on its way, or why it did not arrive. */
export function UploadRow({ upload: { file, failure }, onRetry, onDrop }: UploadRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {failure ? (
        <Icon name="error" sx={{ color: 'error.main' }} />
      ) : (
        <CircularProgress size={24} aria-label={`Subiendo ${file.name}`} />
      )}
      <Box role={failure ? 'alert' : 'status'} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {file.name}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: failure ? 'error.main' : 'text.secondary' }}
        >
          {failure ?? 'Subiendo…'}
        </Typography>
      </Box>
      {failure ? (
        <Button size="small" onClick={onRetry}>
          Reintentar
        </Button>
      ) : null}
      <IconButton size="small" aria-label={`Quitar ${file.name}`} onClick={onDrop}>
        <Icon name="close" fontSize="small" />
      </IconButton>
    </Box>
  );
}
