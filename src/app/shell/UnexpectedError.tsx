import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { ErrorReport } from './ErrorReport';
import { isMissingPiece } from './errorDetails';

const missing = {
  title: 'Falta una parte de la página',
  text: 'Una parte del programa no llegó: puede haber una versión nueva o haberse cortado la conexión. Revisá tu conexión y recargá la página.',
};
const general = {
  title: 'Se produjo un error inesperado',
  text: 'Algo falló de nuestro lado. Recargá la página; si vuelve a pasar, copiá los detalles y mandáselos a quien administra el sistema.',
};

/** The last resort of every route. */
export function UnexpectedError() {
  const error = useRouteError();
  const { title, text } = isMissingPiece(error) ? missing : general;
  return (
    <Page title="Esta página no se pudo mostrar" width="reading">
      <StateMessage
        icon="warning"
        title={title}
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
