import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';

interface PhotoCropProps {
  address: string;
  onSquare: (square: Area) => void;
  onBroken: () => void;
}

const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;

/** Drag, pinch, wheel, or arrows: what stands inside the circle is the photo. */
export function PhotoCrop({ address, onSquare, onBroken }: PhotoCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '1',
          maxHeight: '50dvh',
          width: '100%',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'surface.sunken',
        }}
      >
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={4}
          // The styles come with the page: its policy lets no script add any.
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': 'Encuadre de la foto: movelo con las flechas' }}
          mediaProps={{ onError: onBroken }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_part, pixels) => onSquare(pixels)}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1 }}>
        <Typography variant="body2" id="photo-zoom">
          Acercar
        </Typography>
        <Slider
          aria-labelledby="photo-zoom"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          getAriaValueText={percent}
          onChange={(_event, next) => setZoom(Array.isArray(next) ? (next[0] ?? 1) : next)}
        />
      </Box>
    </Box>
  );
}
