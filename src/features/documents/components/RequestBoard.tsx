import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PartBar } from '@/components/chart/PartBar';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { useSeenRow } from '@/components/form/useSeenRow';
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
  useCancelDocumentRequestMutation,
  useListDocumentRequestsQuery,
} from '@/services/wms/generated/documents.gen';
import { deadlineText } from '@/utils/deadlineText';
import { askedIn, routes } from '@/utils/paths';
import { countsText, progressOf } from '../askedTexts';
import { AskDialog } from './AskDialog';

const size = 20;

/** The requests, the latest first, and how far each got. */
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
          <StateMessage
            icon="inbox"
            title="Todavía no se pidió ningún documento"
            action={
              <Button variant="outlined" onClick={() => setAsking(true)}>
                Pedir el primero
              </Button>
            }
          >
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

interface CancelRequestDialogProps {
  row: DocumentRequestRow;
  onClose: () => void;
}

function CancelRequestDialog({ row, onClose }: CancelRequestDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version } = seen;
  const [cancel] = useCancelDocumentRequestMutation();
  const notify = useNotice();
  return (
    <ReasonDialog
      title={`Dejar de pedir: ${row.typeName}`}
      submitLabel="Dejar de pedir"
      newest={newest}
      onSubmit={async (reason) => {
        await cancel({ id, version, reason }).unwrap();
        notify({ text: 'Ya no se pide' });
      }}
      onClose={onClose}
    >
      Quienes todavía no lo entregaron dejan de deberlo, y se enteran. Lo que ya está entregado
      queda como está.
    </ReasonDialog>
  );
}

interface RequestCardProps {
  row: DocumentRequestRow;
  onCancel: () => void;
}

/** A paper asked of many: how far it got, and the way to each of them. */
function RequestCard({ row, onCancel }: RequestCardProps) {
  const { brought, total } = progressOf(row);
  const waits = row.counts.requested + row.counts.rejected > 0;
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography variant="subtitle1" component="h2">
          {row.typeName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            waits ? deadlineText(row.dueOn) : '',
            row.author ? `Pidió ${row.author.name}` : '',
            row.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {total > 0 ? <PartBar label="Entregaron" part={brought} whole={total} /> : null}
      <Typography variant="body2">{countsText(row)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={askedIn(row.id)}
          variant="outlined"
          aria-label={`Ver quiénes, ${row.typeName}`}
        >
          Ver quiénes
        </Button>
        {waits ? (
          <Button color="error" onClick={onCancel} aria-label={`Dejar de pedir, ${row.typeName}`}>
            Dejar de pedir
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
