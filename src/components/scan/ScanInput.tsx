import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Suspense, useState } from 'react';
import { type FieldPathValue, type FieldValues, type Path, useFormContext } from 'react-hook-form';
import type { FieldProps } from '../form/fieldProps';
import { TextInput } from '../form/TextInput';
import { Icon } from '../icons/Icon';
import { lazyPiece } from '../lazy/lazyPiece';
import { scanFeedback } from './scanFeedback';

const CameraScanner = lazyPiece(async () => (await import('./CameraScanner')).CameraScanner);

interface ScanInputProps<V extends FieldValues> extends FieldProps<V> {
  autoFocus?: boolean;
}

/** A code within a form: typed, by a scanner that types, or read by the camera. */
export function ScanInput<V extends FieldValues = FieldValues>(props: ScanInputProps<V>) {
  const { name, disabled } = props;
  const [camera, setCamera] = useState(false);
  const { setValue } = useFormContext<V>();
  const read = (code: string) => {
    scanFeedback(true);
    const change = { shouldDirty: true, shouldValidate: true } as const;
    setValue(name, code as FieldPathValue<V, Path<V>>, change);
    setCamera(false);
  };
  const label = camera ? 'Cerrar la cámara' : 'Leer con la cámara';
  return (
    <>
      <TextInput<V>
        {...props}
        maxLength={60}
        autoComplete="off"
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              aria-label={label}
              edge="end"
              disabled={disabled ?? false}
              onClick={() => setCamera(!camera)}
            >
              <Icon name={camera ? 'close' : 'camera'} />
            </IconButton>
          </InputAdornment>
        }
      />
      {camera ? (
        <Suspense>
          <CameraScanner onCode={read} />
        </Suspense>
      ) : null}
    </>
  );
}
