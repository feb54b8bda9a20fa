import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import { gridList } from '@/components/data-grid/gridList';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import { useListWebhooksQuery, type WebhookWithSecret } from '@/services/wms/generated/sync.gen';
import { routes } from '@/utils/paths';
import { webhookPath } from '@/utils/syncPaths';
import { OutsideHostsDialog } from './OutsideHostsDialog';
import { SecretShownDialog } from './SecretShownDialog';
import { WebhookDialog } from './WebhookDialog';
import { webhookColumns } from './webhookColumns';

const webhooksGrid = gridList({
  id: 'webhooks',
  accion: 'webhook.listar',
  useRows: useListWebhooksQuery,
});

/** Other systems that are told what happens here. */
export function WebhooksPage() {
  const runs = useSelector(selectCan('SYNC.run'));
  const allows = useSelector(selectCan('ADMIN.settings'));
  const [open, setOpen] = useState<'new' | 'hosts' | null>(null);
  const [given, setGiven] = useState<WebhookWithSecret | null>(null);
  const close = () => setOpen(null);
  const add = (
    <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setOpen('new')}>
      Nuevo aviso
    </Button>
  );
  return (
    <Page
      title="Avisos a programas"
      width="wide"
      back={{ to: routes.sync, label: 'Enlaces' }}
      action={
        <>
          {allows ? (
            <Button startIcon={<Icon name="computer" />} onClick={() => setOpen('hosts')}>
              Destinos de la red
            </Button>
          ) : null}
          {runs ? add : null}
        </>
      }
    >
      <DataGrid
        list={webhooksGrid}
        label="Avisos a programas"
        columns={webhookColumns}
        rowName={(row) => row.name}
        rowPath={(row) => webhookPath(row.id)}
        searchLabel="Buscar por nombre o dirección"
        empty={
          <StateMessage
            icon="campaign"
            title="Todavía no se avisa a ningún programa"
            action={runs ? add : undefined}
          >
            Cuando pasa algo que elegiste, el otro sistema recibe en su dirección un aviso firmado.
          </StateMessage>
        }
      />
      {open === 'new' ? <WebhookDialog row={null} onGiven={setGiven} onClose={close} /> : null}
      {open === 'hosts' ? <OutsideHostsDialog onClose={close} /> : null}
      {given ? <SecretShownDialog given={given} onClose={() => setGiven(null)} /> : null}
    </Page>
  );
}
