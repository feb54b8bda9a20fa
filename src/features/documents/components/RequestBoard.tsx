import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '@/components/icons/Icon';
import { CardList } from '@/components/list/CardList';
import { Pager } from '@/components/list/Pager';
import { useListParams } from '@/components/list/useListParams';
import { Page } from '@/components/page/Page';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  type DocumentRequestRow,
  type DocumentType,
  useListDocumentRequestsQuery,
} from '@/services/wms/generated/documents.gen';
import { routes } from '@/utils/paths';
import { AskDialog } from './AskDialog';
import { CancelRequestDialog } from './CancelRequestDialog';
import { RequestCard } from './RequestCard';

const size = 20;

/** What was asked, the latest first, and how far each got. */
export function RequestBoard({ types }: { types: readonly DocumentType[] }) {
  const { page, setPage } = useListParams(['pedido']);
  const query = useListDocumentRequestsQuery({ page, size });
  const [asking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState<DocumentRequestRow | null>(null);
  return (
    <Page
      title="Documentos pedidos"
      back={{ to: routes.documents, label: 'Legajo' }}
      action={
        <Button variant="contained" startIcon={<Icon name="add" />} onClick={() => setAsking(true)}>
          Pedir un documento
        </Button>
      }
    >
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={5} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StateMessage icon="inbox" title="Todavía no se pidió ningún documento">
            Pedí el mismo a muchas personas y seguí acá quién lo entregó.
          </StateMessage>
        }
      >
        {({ rows, total }) => (
          <>
            <CardList>
              {rows.map((row) => (
                <RequestCard key={row.id} row={row} onCancel={() => setCancelling(row)} />
              ))}
            </CardList>
            <Pager page={page} size={size} total={total} onPage={setPage} />
          </>
        )}
      </QueryState>
      {asking ? <AskDialog types={types} onClose={() => setAsking(false)} /> : null}
      {cancelling ? (
        <CancelRequestDialog row={cancelling} onClose={() => setCancelling(null)} />
      ) : null}
    </Page>
  );
}
