import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { env } from '@/env';
import { browser } from '../browser';
import { errorDetails } from './errorDetails';

type Copied = 'no' | 'yes' | 'refused';

/** Reload, or hand the details on; where the browser gives no clipboard they are shown to be copied by hand. */
export function ErrorReport({ error }: { error: unknown }) {
  const [copied, setCopied] = useState<Copied>('no');
  const details = errorDetails(error, env.version);
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(details))
      .then(() => setCopied('yes'))
      .catch(() => setCopied('refused'));
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="refresh" />} onClick={browser.reload}>
        Recargar
      </Button>
      <Button
        startIcon={<Icon name={copied === 'yes' ? 'check' : 'copy'} />}
        onClick={copy}
        sx={{ ml: 1 }}
      >
        {copied === 'yes' ? 'Copiado' : 'Copiar detalles'}
      </Button>
      {copied === 'refused' ? (
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
