import useMediaQuery from '@mui/material/useMediaQuery';
import { PickButton } from '../files/PickButton';
import { pictureTypes } from './readPicture';

interface CaptureButtonProps {
  /** There are some already. */
  again?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

/** The camera of a phone; where there is none, pictures that were taken already. */
export function CaptureButton({ again = false, disabled, onFiles }: CaptureButtonProps) {
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const label = touch ? 'Sacar fotos' : 'Juntar fotos';
  const more = touch ? 'Sacar otra' : 'Agregar fotos';
  return (
    <PickButton
      label={again ? more : label}
      icon="camera"
      accept={pictureTypes}
      camera={touch}
      multiple
      disabled={disabled}
      onFiles={(files) => files.length > 0 && onFiles(files)}
    />
  );
}
