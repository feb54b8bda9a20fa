import { counted } from '@contract/core/counted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { fromList } from '@/components/page/fromList';
import { PersonName } from '@/components/person/PersonName';
import { asAppError } from '@/components/state/asAppError';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type AskedDocument,
  useDecideDocumentMutation,
  useGetDocumentQuery,
  useListAskedDocumentsQuery,
} from '@/services/wms/generated/documents.gen';
import { documentPath } from '@/utils/paths';
import { AskedChip } from './AskedChip';
import { DocumentPreview } from './DocumentPreview';

interface ReviewPanelProps {
  row: AskedDocument;
  pathOf: (row: { id: number }) => string;
  onReject: (row: AskedDocument) => void;
}

/** The paper that a person brought, beside the list: looked at, decided, and on to the next. */
export function ReviewPanel({ row, pathOf, onReject }: ReviewPanelProps) {
  const { next, left } = useNextToReview(row.id);
  const { accept, sending } = useAcceptOne(row);
  const navigate = useNavigate();
  const goOn = () => next && navigate(pathOf(next), { replace: true });
  return (
    <Card component="section" aria-label="Lo que entregó" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <PersonName
            name={row.personName}
            imageUrl={row.imageUrl}
            detail={`${row.typeName} · Legajo ${row.docket}`}
          />
        </Box>
        <AskedChip state={row.state} overdue={row.overdue} />
      </Box>
      {row.reason ? <Typography variant="body2">{`Motivo: ${row.reason}`}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {row.mayDecide ? (
          <>
            <Button
              variant="contained"
              startIcon={<Icon name="check" />}
              loading={sending}
              loadingPosition="start"
              onClick={() => accept().then((done) => done && goOn())}
            >
              Aceptar
            </Button>
            <Button
              color="error"
              variant="outlined"
              startIcon={<Icon name="close" />}
              onClick={() => onReject(row)}
            >
              Rechazar
            </Button>
          </>
        ) : null}
        {next ? (
          <Button onClick={goOn} endIcon={<Icon name="next" />}>
            {`Siguiente (${counted(left, 'falta revisar', 'faltan revisar')})`}
          </Button>
        ) : null}
      </Box>
      {row.documentId === null ? (
        <Typography sx={{ color: 'text.secondary' }}>Todavía no entregó nada.</Typography>
      ) : (
        <Brought documentId={row.documentId} />
      )}
    </Card>
  );
}

/** The paper itself, as it stands in the person's file. */
function Brought({ documentId }: { documentId: number }) {
  const query = useGetDocumentQuery(documentId);
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
      {({ id, history: [last] }) => (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {last ? (
            <Box sx={{ width: 1 }}>
              <DocumentPreview key={last.number} file={last.signedFile ?? last.file} />
            </Box>
          ) : null}
          <Button
            size="small"
            component={Link}
            to={documentPath(id)}
            state={fromList()}
            startIcon={<Icon name="open" />}
          >
            Abrir el documento
          </Button>
        </Box>
      )}
    </QueryState>
  );
}

/** The others that wait, the longest waiting first; neither this one nor one's own is among them. */
function useNextToReview(current: number) {
  const { data } = useListAskedDocumentsQuery({
    size: 50,
    sort: [{ field: 'changedAt', direction: 'asc' }],
    filters: [{ field: 'state', operator: 'is', value: 'delivered' }],
  });
  const { rows = [], total = 0 } = data ?? {};
  const others = rows.filter(({ id, mayDecide }) => mayDecide && id !== current);
  return { next: others[0] ?? null, left: others.length + total - rows.length };
}

function useAcceptOne({ id, version, personName }: AskedDocument) {
  const [decide] = useDecideDocumentMutation();
  const [sending, setSending] = useState(false);
  const notify = useNotice();
  const accept = async () => {
    setSending(true);
    try {
      await decide({ id, version, accept: true, reason: '' }).unwrap();
      notify({ text: `Aceptado: ${personName}` });
      return true;
    } catch (error) {
      notify({ text: asAppError(error).message, tone: 'error' });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { accept, sending };
}
