import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CopyButton } from '@/components/feedback/CopyButton';
import { Icon } from '@/components/icons/Icon';
import { env } from '@/env';
import { browser } from '../browser';
import { errorDetails } from './errorDetails';

/** Reload, or hand the details on; where the browser gives no clipboard they are shown to be copied by hand. */
export function ErrorReport({ error }: { error: unknown }) {
  const [shown, setShown] = useState(false);
  const details = errorDetails(error, env.version);
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="refresh" />} onClick={browser.reload}>
        Recargar
      </Button>
      <Box component="span" sx={{ ml: 1 }}>
        <CopyButton text={details} label="Copiar detalles" onRefused={() => setShown(true)} />
      </Box>
      {shown ? (
        <Box
          component="pre"
          tabIndex={0}
          aria-label="Detalles del error"
          sx={{ mt: 2, p: 2, textAlign: 'left', fontSize: '0.75rem', whiteSpace: 'pre-wrap' }}
        >
          {details}
        </Box>
      ) : null}
    </>
  );
}
