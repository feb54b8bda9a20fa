import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { codeReader } from './codeReader';

interface CameraScannerProps {
  onCode: (code: string) => void;
  /** The front camera of a device that hangs at a door; else the one at the back. */
  front?: boolean;
  /** The other way where there is no camera. */
  instead?: string;
}

const BETWEEN = 150;
/** The same label stays before the camera for a while; it counts once. */
const AGAIN = 8000;

function whyNot(error: unknown, instead: string): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') {
    return `El navegador no deja usar la cámara. Permitila en sus ajustes. ${instead}`;
  }
  if (name === 'NotFoundError') return `Este dispositivo no tiene cámara. ${instead}`;
  return `No pudimos abrir la cámara. ${instead}`;
}

/** Reads labels with the camera until it is taken away. */
export function CameraScanner({
  onCode,
  front = false,
  instead = 'Escribí el código.',
}: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onCode);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let over = false;
    let stream: MediaStream | undefined;
    let last = { code: '', at: 0 };
    const tell = (code: string) => {
      const now = performance.now();
      if (code === last.code && now - last.at < AGAIN) return;
      last = { code, at: now };
      latest.current(code);
    };
    const watch = async () => {
      const read = await codeReader();
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: front ? 'user' : 'environment', width: { ideal: 1280 } },
      });
      const screen = video.current;
      if (over || !screen) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      screen.srcObject = stream;
      await screen.play();
      while (!over) {
        const code = await read(screen);
        if (code && !over) tell(code);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN));
      }
    };
    watch().catch((error: unknown) => {
      if (!over) setFailure(whyNot(error, instead));
    });
    return () => {
      over = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [front, instead]);
  if (failure) return <Alert severity="warning">{failure}</Alert>;
  return (
    <Box
      component="video"
      ref={video}
      muted
      playsInline
      aria-label={front ? 'Cámara: mostrá tu código' : 'Cámara: apuntá a la etiqueta'}
      sx={{
        display: 'block',
        width: '100%',
        maxHeight: '38vh',
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'surface.sunken',
        // The picture is mirrored, or people would not find where to hold the telephone.
        ...(front ? { transform: 'scaleX(-1)' } : {}),
      }}
    />
  );
}
