import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { dropNotice, type QueuedNotice } from './noticeQueue';

const readingTime = 6_000;
const longerTime = 10_000;

export function NoticeBar({ notice }: { notice: QueuedNotice }) {
  const { id, text, tone, detail, undo } = notice;
  const [reading, setReading] = useState(false);
  const drop = () => dropNotice(id);
  const close = (_event: unknown, reason?: SnackbarCloseReason) => reason !== 'clickaway' && drop();
  const takeBack = () => {
    drop();
    undo?.();
  };
  const time = undo || tone === 'error' ? longerTime : readingTime;
  return (
    <Snackbar
      open
      onClose={close}
      autoHideDuration={reading ? null : time}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ content: { role: tone === 'error' ? 'alert' : 'status' } }}
      sx={{
        bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 24 },
        // The round button of a phone stays within reach of the thumb.
        'body:has(.MuiFab-root) &': {
          bottom: { xs: 'calc(152px + env(safe-area-inset-bottom))', md: 24 },
        },
      }}
      message={
        <>
          {text}
          {reading ? (
            <Box component="code" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
              {detail}
            </Box>
          ) : null}
        </>
      }
      action={
        <>
          {undo ? (
            <Button
              size="small"
              color="inherit"
              onClick={takeBack}
              sx={{ textDecoration: 'underline' }}
            >
              Deshacer
            </Button>
          ) : null}
          {detail && !reading ? (
            <Button size="small" color="inherit" onClick={() => setReading(true)}>
              Ver detalle
            </Button>
          ) : null}
          <IconButton size="small" color="inherit" aria-label="Cerrar aviso" onClick={drop}>
            <Icon name="close" fontSize="small" />
          </IconButton>
        </>
      }
    />
  );
}
