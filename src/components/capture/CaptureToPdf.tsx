import { Suspense, useState } from 'react';
import { lazyDialog } from '../lazy/lazyPiece';
import { CaptureButton } from './CaptureButton';

const CaptureDialog = lazyDialog(async () => (await import('./CaptureDialog')).CaptureDialog);

interface CaptureToPdfProps {
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Pictures taken one after another that become the pages of one PDF. */
export function CaptureToPdf({ disabled, onFile }: CaptureToPdfProps) {
  const [first, setFirst] = useState<readonly File[] | null>(null);
  return (
    <>
      <CaptureButton disabled={disabled} onFiles={setFirst} />
      {first ? (
        <Suspense>
          <CaptureDialog
            first={first}
            onFile={(file) => {
              setFirst(null);
              onFile(file);
            }}
            onClose={() => setFirst(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
