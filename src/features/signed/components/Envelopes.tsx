import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { StateMessage } from '@/components/state/StateMessage';
import { envelopePath, newEnvelopePath, ownSignedPath } from '@/utils/paths';
import { envelopesGrid } from '../grids';
import { envelopeColumns } from './envelopeColumns';

const links = [{ to: ownSignedPath, label: 'Mis firmas', icon: 'account' as const }];

/** All that was sent to be signed, for who sends. */
export function Envelopes() {
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
