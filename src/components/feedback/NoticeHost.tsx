import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/Icon';
import { currentNotice, dropNotice, subscribeNotices } from './noticeQueue';

const readingTime = 6_000;
const undoTime = 10_000;

/** The only snackbar of the product: one notice at a time, in order. */
export function NoticeHost() {
  const notice = useSyncExternalStore(subscribeNotices, currentNotice);
  if (!notice) return null;
  const drop = () => dropNotice(notice.id);
  const close = (_event: unknown, reason?: SnackbarCloseReason) => reason !== 'clickaway' && drop();
  const undo = () => {
    drop();
    notice.undo?.();
  };
  return (
    <Snackbar
      key={notice.id}
      open
      onClose={close}
      message={notice.text}
      autoHideDuration={notice.undo ? undoTime : readingTime}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ content: { role: notice.tone === 'error' ? 'alert' : 'status' } }}
      sx={{ bottom: { xs: 'calc(80px + env(safe-area-inset-bottom))', md: 24 } }}
      action={
        <>
          {notice.undo ? (
            <Button
              size="small"
              color="inherit"
              onClick={undo}
              sx={{ textDecoration: 'underline' }}
            >
              Deshacer
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
