import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { BulkReasonDialog } from '@/components/data-grid/BulkReasonDialog';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows } from '@/components/data-grid/gridActions';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { PageLinks } from '@/components/page/PageLinks';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type CancelEnvelopesApiArg,
  useCancelEnvelopesMutation,
} from '@/services/wms/generated/signed.gen';
import { envelopePath, newEnvelopePath, ownSignedPath } from '@/utils/paths';
import { envelopeColumns } from '../components/envelopeColumns';
import { OwnSignatures } from '../components/OwnSignatures';
import { WithSends } from '../components/WithSends';
import { envelopesGrid } from '../grids';

/** People who send see what was sent; everybody else, what they sign. */
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
  const [cancelling, setCancelling] = useState<ChosenRows | null>(null);
  const bulkActions = useMemo(
    (): BulkAction[] => [
      {
        label: 'Anular',
        icon: 'close',
        open: (rows, count) => setCancelling({ rows, count }),
      },
    ],
    [],
  );
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
        bulkActions={bulkActions}
        searchLabel="Buscar por título"
        empty={
          <StateMessage
            icon="sign"
            title="Todavía no se envió nada a firmar"
            action={
              <NextStep to={newEnvelopePath} flag="SIGNED">
                Enviar a firmar
              </NextStep>
            }
          >
            Enviá un contrato a una persona, o una política a todas, y seguí acá quién la firmó.
          </StateMessage>
        }
      />
      {cancelling ? (
        <CancelEnvelopes chosen={cancelling} onClose={() => setCancelling(null)} />
      ) : null}
    </Page>
  );
}

/** An envelope sent by mistake no longer asks for signatures; one that has them keeps them. */
function CancelEnvelopes({ chosen, onClose }: { chosen: ChosenRows; onClose: () => void }) {
  const [cancel] = useCancelEnvelopesMutation();
  return (
    <BulkReasonDialog
      chosen={chosen}
      verb="Anular"
      did={['se anuló', 'se anularon']}
      noun={['envío', 'envíos']}
      // The rows were filtered by the columns of this very list.
      send={(rows, reason) =>
        cancel({ selection: rows as CancelEnvelopesApiArg['selection'], reason }).unwrap()
      }
      onClose={onClose}
    >
      Quienes no firmaron dejan de deberlo, y se enteran. Lo que ya está firmado sigue firmado.
    </BulkReasonDialog>
  );
}
