import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type FormEvent, Suspense, useState } from 'react';
import { Icon } from '../icons/Icon';
import { lazyPiece } from '../lazy/lazyPiece';
import { useWedgeScanner } from './useWedgeScanner';

const CameraScanner = lazyPiece(async () => (await import('./CameraScanner')).CameraScanner);

interface ScanBoxProps {
  /** "Código de la ubicación". */
  label: string;
  onCode: (code: string) => void;
  /** Kept by whoever asks for several codes, so that it stays open from one to the next. */
  camera: boolean;
  onCamera: (open: boolean) => void;
}

/** This takes a code by camera, by a scanner that types, or by hand. */
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
