import { fileLimits } from '@contract/files/fileLimits';
import { megabytes } from '@contract/files/megabytes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { FileDrop } from '@/components/files/FileDrop';
import { SignaturePad } from '@/components/files/SignaturePad';
import { useObjectUrl } from '@/components/files/useObjectUrl';
import type { Proof } from './useProof';

const rules = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  acceptLabel: 'JPG, PNG o WebP',
  maxBytes: megabytes(fileLimits.picture),
  maxFiles: 1,
};

/** The signature and the photo, neither of them asked for. */
export function ProofPictures({ proof }: { proof: Proof }) {
  const { photo, setPhoto, signature, setSignature } = proof;
  // Drawn another time: it is shown instead of an empty pad, until they sign again.
  const [before, setBefore] = useState(signature);
  return (
    <>
      <Optional label="Firma">
        {before ? (
          <KeptSignature
            file={before}
            onAgain={() => {
              setBefore(null);
              setSignature(null);
            }}
          />
        ) : (
          <SignaturePad label="Firma de quien recibió" onChange={setSignature} />
        )}
      </Optional>
      <Optional label="Foto">
        <FileDrop
          label="Foto de la entrega"
          rules={rules}
          files={photo ? [photo] : []}
          onChange={([file]) => setPhoto(file ?? null)}
        />
      </Optional>
    </>
  );
}

function Optional({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      <FormLabel component="span">
        {label}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {' '}
          (opcional)
        </Typography>
      </FormLabel>
      {children}
    </Box>
  );
}

function KeptSignature({ file, onAgain }: { file: File; onAgain: () => void }) {
  const url = useObjectUrl(file);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {url ? (
        <Box
          component="img"
          src={url}
          alt="Firma de quien recibió, dibujada"
          sx={{
            width: 1,
            border: 1,
            borderColor: 'line.field',
            borderRadius: 1,
            bgcolor: 'common.white',
          }}
        />
      ) : null}
      <Button onClick={onAgain}>Firmar de nuevo</Button>
    </Box>
  );
}
