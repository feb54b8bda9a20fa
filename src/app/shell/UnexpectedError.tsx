import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CopyButton } from '@/components/feedback/CopyButton';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { env } from '@/env';
import { clock } from '@/utils/clock';
import { useOpenNewest } from './useOpenNewest';

const text =
  'Algo falló de nuestro lado. Recargá la página; si vuelve a pasar, copiá los detalles y mandáselos a quien administra el sistema.';

/** The last resort of every route. */
export function UnexpectedError() {
  const error = useRouteError();
  return (
    <Page title="Esta página no se pudo mostrar" width="reading">
      <StateMessage
        icon="warning"
        title="Se produjo un error inesperado"
        role="alert"
        action={<ErrorReport error={error} />}
      >
        {text}
        <Typography
          component="code"
          variant="caption"
          lang="en"
          sx={{ display: 'block', mt: 2, fontFamily: 'monospace' }}
        >
          Unexpected Application Error!
        </Typography>
      </StateMessage>
    </Page>
  );
}

/** Reload, or hand the details on; where the browser gives no clipboard they are shown to be copied by hand. */
function ErrorReport({ error }: { error: unknown }) {
  const [shown, setShown] = useState(false);
  const reload = useOpenNewest();
  const details = errorDetails(error, env.version);
  return (
    <>
      <Button variant="contained" startIcon={<Icon name="refresh" />} onClick={reload}>
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

function summary(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** The details that a person can send to whoever looks after the system. */
function errorDetails(error: unknown, version: string): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return [
    'Unexpected Application Error!',
    summary(error),
    `Página: ${window.location.pathname}`,
    `Versión: ${version}`,
    `Navegador: ${navigator.userAgent}`,
    `Momento: ${clock.now().toISOString()}`,
    stack,
  ].join('\n');
}
