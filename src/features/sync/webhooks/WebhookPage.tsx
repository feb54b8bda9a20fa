import { webhookRecord as record } from '@contract/sync/webhook';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetWebhookQuery } from '@/services/wms/generated/sync.gen';
import { webhooksPath } from '@/utils/syncPaths';
import { Deliveries } from './Deliveries';
import { WebhookActions } from './WebhookActions';
import { WebhookFacts } from './WebhookFacts';

/** A webhook: where it goes, what it tells, and its deliveries. */
export function WebhookPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetWebhookQuery(id);
  const webhook = query.data;
  return (
    <Page
      title={webhook?.name ?? 'Aviso a un programa'}
      back={{ to: webhooksPath, label: 'Avisos a programas' }}
      action={
        webhook ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <ChoiceChip field={record.shown.health} value={webhook.health} />
            <WebhookActions webhook={webhook} />
          </Box>
        ) : null
      }
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(found) => (
          <>
            {found.health === 'gone' ? (
              <Alert severity="error" sx={{ mb: 2 }}>
                El otro sistema respondió 410: pidió que no se le avise más. Lo que pasa desde
                entonces no se guarda para él. Si está arreglado, reanudalo.
              </Alert>
            ) : null}
            <WebhookFacts webhook={found} />
            <Deliveries webhook={found} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
