import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { type UploadState, uploadOf } from '@/services/files/fileUpload';
import { AttachmentThumb } from './AttachmentThumb';
import { useObjectUrl } from './useObjectUrl';

interface PickedFileProps {
  file: File;
  onRemove?: () => void;
  /** Where it is sent while the form is being filled in. */
  onSend?: (file: File) => void;
}

/** A file chosen and, where it is sent at once, how far it got. */
export function PickedFile({ file, onRemove, onSend }: PickedFileProps) {
  const preview = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const upload = uploadOf(file);
  const { state, sent, message } = useSyncExternalStore(upload.watch, upload.get);
  const percent = Math.round((sent / file.size) * 100);
  const wrong = state === 'failed' || state === 'refused';
  const going = state === 'waiting' || state === 'sending';
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <AttachmentThumb
        name={file.name}
        mime={file.type}
        size={file.size}
        preview={preview}
        onRemove={onRemove}
      />
      {going ? (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={`${file.name}: subido ${percent} %`}
        />
      ) : null}
      {state === 'idle' ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24 }}>
          <Typography
            variant="caption"
            role={wrong ? 'alert' : undefined}
            sx={{ flex: 1, color: wrong ? 'error.main' : 'text.secondary' }}
          >
            {uploadText(state, percent, message)}
          </Typography>
          {state === 'failed' && onSend ? (
            <Button size="small" onClick={() => onSend(file)}>
              {percent > 0 ? 'Reanudar' : 'Reintentar'}
            </Button>
          ) : null}
        </Box>
      )}
    </Box>
  );
}

/** A row says this of a file on its way. */
function uploadText(state: UploadState['state'], percent: number, message: string): string {
  if (state === 'waiting') return 'Espera su turno';
  if (state === 'sending') return percent >= 100 ? 'Revisando' : `Subiendo: ${percent} %`;
  if (state === 'failed') return percent > 0 ? `Quedó en ${percent} %. ${message}` : message;
  return state === 'refused' ? message : 'Subido';
}
