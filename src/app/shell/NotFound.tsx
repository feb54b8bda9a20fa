import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';

export function NotFound() {
  return (
    <Page title="No encontramos esta página" width="reading">
      <StateMessage
        icon="map"
        title="Esta dirección no lleva a ningún lado"
        action={
          <Button component={Link} to="/" variant="contained">
            Ir a mi página de inicio
          </Button>
        }
      >
        Puede que el enlace esté mal escrito o que la página ya no exista. Con Ctrl + K podés buscar
        otra.
      </StateMessage>
    </Page>
  );
}
