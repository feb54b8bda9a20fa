import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { StateMessage } from '@/components/state/StateMessage';
import { envelopePath, newEnvelopePath, ownSignedPath } from '@/utils/paths';
import { envelopeColumns } from '../components/envelopeColumns';
import { OwnSignatures } from '../components/OwnSignatures';
import { WithSends } from '../components/WithSends';
import { envelopesGrid } from '../grids';

/** What was sent, for who sends; what one signs, for everybody else. */
export function SignedPage() {
  return (
    <RequirePermission flag="SIGNED">
      <WithSends>{(sends) => (sends ? <Envelopes /> : <OwnSignatures sends={false} />)}</WithSends>
    </RequirePermission>
  );
}

const links = [{ to: ownSignedPath, label: 'Mis firmas', icon: 'account' as const }];

/** All that was sent to be signed, for who sends. */
function Envelopes() {
  return (
    <Page
      title="Firmas"
      width="wide"
      action={
        <>
          <PageLinks links={links} />
          <Button
            component={Link}
            to={newEnvelopePath}
            variant="contained"
            startIcon={<Icon name="send" />}
          >
            Enviar a firmar
          </Button>
        </>
      }
    >
      <DataGrid
        list={envelopesGrid}
        label="Envíos a firmar"
        columns={envelopeColumns}
        rowName={(row) => row.title}
        rowPath={(row) => envelopePath(row.id)}
        searchLabel="Buscar por título"
        empty={
          <StateMessage icon="sign" title="Todavía no se envió nada a firmar">
            Enviá un contrato a una persona, o una política a todas, y seguí acá quién la firmó.
          </StateMessage>
        }
      />
    </Page>
  );
}
