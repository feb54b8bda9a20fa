import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { lazyPiece } from '../lazy/lazyPiece';

const CameraScanner = lazyPiece(async () => (await import('./CameraScanner')).CameraScanner);

interface ScanBoxProps {
  /** "Código de la ubicación". */
  label: string;
  onCode: (code: string) => void;
  /** Kept by whoever asks for several codes, so that it stays open from one to the next. */
  camera: boolean;
  onCamera: (open: boolean) => void;
}

/** One code, by camera, by a scanner that types, or by hand. */
export function ScanBox({ label, onCode, camera, onCamera }: ScanBoxProps) {
  const [text, setText] = useState('');
  useWedgeScanner(onCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    setText('');
    if (code) onCode(code);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {camera ? (
        <Suspense>
          <CameraScanner onCode={onCode} />
        </Suspense>
      ) : null}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          fullWidth
          value={text}
          placeholder={label}
          onChange={(event) => setText(event.target.value)}
          slotProps={{
            input: {
              'aria-label': label,
              autoComplete: 'off',
              autoCapitalize: 'characters',
              enterKeyHint: 'go',
              maxLength: 60,
            },
          }}
        />
        <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
          Listo
        </Button>
      </Box>
      <Button
        size="large"
        variant={camera ? 'text' : 'outlined'}
        startIcon={<Icon name={camera ? 'close' : 'camera'} />}
        onClick={() => onCamera(!camera)}
      >
        {camera ? 'Cerrar la cámara' : 'Leer con la cámara'}
      </Button>
    </Box>
  );
}

/** A scanner types faster than a hand, over Bluetooth and on a busy telephone too; a longer pause begins another code. */
const PAUSE = 300;
const SHORTEST = 3;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** Who waits for a code now: the last to come, for a dialog stands over the page that asked before. */
const waiting: symbol[] = [];

/** A scanner that acts as a keyboard: its code ends with Enter, wherever the focus is but in a field. */
function useWedgeScanner(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  // Before the next key can come: a second code may follow at once.
  useLayoutEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const own = Symbol('scanner');
    waiting.push(own);
    let code = '';
    let last = 0;
    const key = (event: KeyboardEvent) => {
      if (waiting.at(-1) !== own) return;
      if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const fresh = event.timeStamp - last > PAUSE;
      last = event.timeStamp;
      if (event.key === 'Enter') {
        const read = fresh ? '' : code;
        code = '';
        if (read.length < SHORTEST) return;
        // Or the scanner would press the button that has the focus.
        event.preventDefault();
        event.stopPropagation();
        latest.current(read);
      } else if (event.key.length === 1) {
        code = fresh ? event.key : code + event.key;
      }
    };
    window.addEventListener('keydown', key, true);
    return () => {
      waiting.splice(waiting.indexOf(own), 1);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
}
