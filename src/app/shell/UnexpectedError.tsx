import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { env } from '@/env';
import { browser } from '../browser';
import { errorDetails, isMissingPiece } from './errorDetails';

const missingText =
  'Una parte del programa no llegó: puede haber una versión nueva o haberse cortado la conexión. Revisá tu conexión y recargá la página.';
const generalText =
  'Algo falló de nuestro lado. Recargá la página; si vuelve a pasar, copiá los detalles y mandáselos a quien administra el sistema.';

/** The last resort of every route. */
export function UnexpectedError() {
  const error = useRouteError();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(errorDetails(error, env.version));
    setCopied(true);
  };
  return (
    <Page title="Esta página no se pudo mostrar" width="reading">
      <StateMessage
        icon="warning"
        title={
          isMissingPiece(error) ? 'Falta una parte de la página' : 'Se produjo un error inesperado'
        }
        role="alert"
        action={
          <>
            <Button
              variant="contained"
              startIcon={<Icon name="refresh" />}
              onClick={browser.reload}
            >
              Recargar
            </Button>
            <Button
              startIcon={<Icon name={copied ? 'check' : 'copy'} />}
              onClick={copy}
              sx={{ ml: 1 }}
            >
              {copied ? 'Copiado' : 'Copiar detalles'}
            </Button>
          </>
        }
      >
        {isMissingPiece(error) ? missingText : generalText}
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
