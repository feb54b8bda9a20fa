import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import type { Paying } from '@/components/expense/PaidDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListExpenseCategoriesQuery } from '@/services/expenses/expenseHooks';
import {
  type ReimbursementDetail,
  useGetReimbursementQuery,
  useWithdrawReimbursementMutation,
} from '@/services/wms/generated/reimbursements.gen';
import { routes } from '@/utils/paths';
import { correctReimbursementPath, ownReimbursementsPath } from '@/utils/payPaths';
import { PayDialog } from '../components/PayDialog';
import { ReimbursementRecord } from '../components/ReimbursementRecord';

function Content() {
  const { id } = useParams();
  const query = useGetReimbursementQuery(Number(id) || 0);
  const { data: known } = useListExpenseCategoriesQuery();
  const back = known?.manages
    ? { to: routes.reimbursements, label: 'Reintegros' }
    : { to: ownReimbursementsPath, label: 'Mis reintegros' };
  return (
    <Page
      title={query.data ? `Reintegro: ${query.data.categoryName}` : 'Reintegro'}
      back={back}
      action={query.data ? <Actions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <ReimbursementRecord row={row} />}
      </QueryState>
    </Page>
  );
}

export const ReimbursementPage = needsId(Content);

/** The server says what this person may do with it now. */
function Actions({ row }: { row: ReimbursementDetail }) {
  const [paying, setPaying] = useState<Paying | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [withdraw] = useWithdrawReimbursementMutation();
  const notify = useNotice();
  const may = (action: (typeof row.actions)[number]) => row.actions.includes(action);
  const chosen = { rows: { kind: 'rows' as const, ids: [row.id] }, count: 1 };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('resend') ? (
        <Button variant="contained" component={Link} to={correctReimbursementPath(row.id)}>
          Corregir y mandar de nuevo
        </Button>
      ) : null}
      {may('pay') ? (
        <Button
          variant="contained"
          startIcon={<Icon name="money" />}
          onClick={() => setPaying({ ...chosen, kind: 'pay' })}
        >
          Marcar como pagado
        </Button>
      ) : null}
      {may('unpay') ? (
        <Button
          color="error"
          startIcon={<Icon name="undo" />}
          onClick={() => setPaying({ ...chosen, kind: 'unpay' })}
        >
          Dejar por pagar
        </Button>
      ) : null}
      {may('withdraw') ? (
        <Button color="error" startIcon={<Icon name="undo" />} onClick={() => setLeaving(true)}>
          Cancelar el pedido
        </Button>
      ) : null}
      {paying ? <PayDialog paying={paying} onClose={() => setPaying(null)} /> : null}
      {leaving ? (
        <ConfirmDialog
          open
          title="¿Cancelar el pedido de reintegro?"
          confirmLabel="Cancelar el pedido"
          tone="danger"
          onConfirm={async () => {
            await withdraw({ id: row.id, version: row.version }).unwrap();
            notify({ text: 'Pedido cancelado' });
            setLeaving(false);
          }}
          onClose={() => setLeaving(false)}
        >
          Nadie va a decidirlo. El comprobante queda libre para presentarlo de nuevo.
        </ConfirmDialog>
      ) : null}
    </Box>
  );
}
