import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyExtra } from '../lazy/lazyPiece';

const FirstPage = lazyExtra(async () => (await import('./FirstPage')).FirstPage);

interface PdfBeginningProps {
  /** The address as the server gave it. */
  address: string;
  onOpen: () => void;
}

/** On a phone: what a paper is, seen at once; a touch opens it over the whole screen. */
export function PdfBeginning({ address, onOpen }: PdfBeginningProps) {
  return (
    <ButtonBase
      aria-label="Abrir desde la primera página"
      onClick={onOpen}
      sx={{ display: 'block', width: 1, mt: 2, borderRadius: 1, overflow: 'hidden' }}
    >
      <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
        <FirstPage key={address} address={address} />
      </Suspense>
    </ButtonBase>
  );
}
