import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { type PointerEvent, useRef, useState } from 'react';

interface SignaturePadProps {
  label: string;
  /** The drawing as a picture; null when it is empty again. */
  onChange: (picture: File | null) => void;
}

const WIDTH = 640;
const HEIGHT = 240;

/** A name drawn with finger, pen or mouse, dark on white in every theme: it is kept as a paper would. */
export function SignaturePad({ label, onChange }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  const { palette } = useTheme();

  const pen = () => canvas.current?.getContext('2d') ?? null;
  const pointOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) * WIDTH) / box.width,
      y: ((event.clientY - box.top) * HEIGHT) / box.height,
    };
  };
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = pen();
    if (!context) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!drawn) {
      context.fillStyle = palette.common.white;
      context.fillRect(0, 0, WIDTH, HEIGHT);
    }
    context.strokeStyle = palette.common.black;
    context.lineWidth = 3;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    const { x, y } = pointOf(event);
    context.moveTo(x, y);
    context.lineTo(x + 0.1, y);
    context.stroke();
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const context = pen();
    const { x, y } = pointOf(event);
    context?.lineTo(x, y);
    context?.stroke();
  };
  const up = () => {
    setDrawn(true);
    canvas.current?.toBlob((blob) => {
      onChange(blob && new File([blob], 'firma.png', { type: 'image/png' }));
    }, 'image/png');
  };
  const clear = () => {
    pen()?.clearRect(0, 0, WIDTH, HEIGHT);
    setDrawn(false);
    onChange(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="canvas"
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={drawn ? `${label}, dibujada` : `${label}: dibujala acá`}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          border: 1,
          borderColor: 'line.field',
          borderRadius: 1,
          bgcolor: 'common.white',
          touchAction: 'none',
          cursor: 'crosshair',
        }}
      />
      {drawn ? (
        <Button onClick={clear} sx={{ justifySelf: 'start' }}>
          Borrar la firma
        </Button>
      ) : null}
    </Box>
  );
}
