import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { PushOffer } from '@/components/push/PushOffer';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { RequestSummary } from '@/components/workflow/RequestSummary';
import type { RequestDetail } from '@/components/workflow/requestTypes';
import {
  useCancelRequestMutation,
  useGetRequestQuery,
} from '@/services/wms/generated/workflow.gen';
import { routes } from '@/utils/paths';

/** A request of mine, and what I may still do with it. */
export function RequestOpen({ id }: { id: number }) {
  const query = useGetRequestQuery(id);
  const [cancel] = useCancelRequestMutation();
  const [asking, setAsking] = useState(false);
  const notify = useNotice();
  const request = query.currentData;
  const takeBack = async () => {
    if (!request) return;
    const { error } = await cancel({ id, version: request.version });
    setAsking(false);
    if (!error) notify({ text: 'La solicitud quedó cancelada' });
  };
  return (
    <Page
      title="Solicitud"
      width="reading"
      back={{ to: routes.requests, label: 'Mis solicitudes' }}
      action={
        <>
          {request?.actions.includes('cancel') ? (
            <Button color="error" onClick={() => setAsking(true)}>
              Cancelar solicitud
            </Button>
          ) : null}
          {request?.editLink ? (
            <Button component={Link} to={request.editLink} variant="contained">
              Corregir y enviar
            </Button>
          ) : null}
        </>
      }
    >
      <QueryState query={{ ...query, data: request }} skeleton={<SkeletonRows rows={6} avatar />}>
        {(found) => (
          <>
            {found.state === 'draft' ? <AskedChanges history={found.history} /> : null}
            {found.state === 'pending' ? (
              <PushOffer>¿Te avisamos en este dispositivo cuando la decidan?</PushOffer>
            ) : null}
            <RequestSummary request={found} />
          </>
        )}
      </QueryState>
      <ConfirmDialog
        open={asking}
        title="¿Cancelar la solicitud?"
        confirmLabel="Cancelar solicitud"
        cancelLabel="Volver"
        tone="danger"
        onConfirm={takeBack}
        onClose={() => setAsking(false)}
      >
        Nadie va a poder aprobarla. Si la necesitás, tendrás que pedirla de nuevo.
      </ConfirmDialog>
    </Page>
  );
}

/** Why it came back, before anything else: it is what has to be put right. */
function AskedChanges({ history }: Pick<RequestDetail, 'history'>) {
  const returned = history.filter(({ kind }) => kind === 'returned').at(-1);
  if (!returned) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      <AlertTitle>{returned.who?.name ?? 'Quien decide'} te pidió cambios</AlertTitle>
      {returned.reason}
    </Alert>
  );
}
