import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Page } from '../page/Page';
import { StateMessage } from '../state/StateMessage';

/** Says so and shows the way out; never what stands behind. */
export function NoPermission() {
  return (
    <Page title="Sin permiso" width="reading">
      <StateMessage
        icon="lock"
        title="Tu rol no incluye esta página"
        action={
          <Button component={Link} to="/" variant="contained">
            Ir a mi página de inicio
          </Button>
        }
      >
        Si la necesitás para tu trabajo, pedile a Administración que revise tu rol.
      </StateMessage>
    </Page>
  );
}
