import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { useHeightVariable } from '../page/useHeightVariable';
import { notOnPaper } from '../paper/paperMarks';
import { dropNotice, type QueuedNotice } from './noticeQueue';
import { noticeRoom } from './noticeRoom';

const readingTime = 6_000;
const longerTime = 10_000;

/** Beside the search of a large screen, and on a smaller one under the top bar, where the page leaves it room: over nothing. */
export function NoticeBar({ notice }: { notice: QueuedNotice }) {
  const { id, text, tone, detail, undo } = notice;
  const [reading, setReading] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const drop = () => dropNotice(id);
  const takeBack = () => {
    drop();
    undo?.();
  };
  const time = notice.lasts ?? (undo || tone === 'error' ? longerTime : readingTime);
  useHeightVariable(box, noticeRoom);
  useEffect(() => {
    if (reading) return;
    const timer = setTimeout(() => dropNotice(id), time);
    return () => clearTimeout(timer);
  }, [id, time, reading]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && event.key === 'Escape') dropNotice(id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
  return (
    <Box ref={box} sx={place}>
      <SnackbarContent
        role={tone === 'error' ? 'alert' : 'status'}
        sx={strip}
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
    </Box>
  );
}

/** The rail, the search and what stands at the right of the top bar. */
const besideSearch = 'calc(100vw - 784px)';

const wide = 'body:has(.MuiDialog-paperFullScreen) &';

const strip = {
  flexGrow: { xs: 1, lg: 0 },
  minWidth: 0,
  borderRadius: { xs: 0, lg: 1 },
  [wide]: { flexGrow: 1, borderRadius: 0 },
} as const;

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 60, lg: 6 },
  left: { xs: 0, lg: 'auto' },
  right: { xs: 0, lg: 160 },
  maxWidth: { lg: besideSearch },
  display: 'flex',
  // Over a dialog that covers the whole screen, the bar covers its head.
  [wide]: { top: 0, left: 0, right: 0, maxWidth: 'none' },
  ...notOnPaper,
} as const;
