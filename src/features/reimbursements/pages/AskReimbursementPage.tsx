import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExpenseForm } from '@/components/expense/ExpenseForm';
import { KnownCategories } from '@/components/expense/KnownCategories';
import { useNotice } from '@/components/feedback/useNotice';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { SentBackNote } from '@/components/workflow/SentBackNote';
import type { ListExpenseCategoriesOutput } from '@/services/wms/generated/expenses.gen';
import {
  type ReimbursementDetail,
  useAskReimbursementMutation,
  useGetReimbursementQuery,
  useResendReimbursementMutation,
} from '@/services/wms/generated/reimbursements.gen';
import { ownReimbursementsPath, reimbursementPath } from '@/utils/payPaths';

function Asking() {
  const [params] = useSearchParams();
  const id = Number(params.get('corregir')) || 0;
  const row = useGetReimbursementQuery(id, { skip: id === 0 });
  return (
    <KnownCategories>
      {(known) => {
        if (id === 0) return <AskForm known={known} row={null} />;
        return (
          <QueryState query={row} skeleton={<SkeletonRows rows={5} />}>
            {(found) => <AskForm known={known} row={found} />}
          </QueryState>
        );
      }}
    </KnownCategories>
  );
}

/** An expense, from the photo of its receipt. */
export function AskReimbursementPage() {
  return (
    <RequirePermission flag="REIMBURSEMENTS">
      <Page
        title="Pedir un reintegro"
        width="reading"
        purpose="Sacale una foto al comprobante: si es una factura electrónica, el QR completa los datos."
        back={{ to: ownReimbursementsPath, label: 'Mis reintegros' }}
      >
        <Asking />
      </Page>
    </RequirePermission>
  );
}

interface AskFormProps {
  known: ListExpenseCategoriesOutput;
  /** Sent back, to be sent again. */
  row: ReimbursementDetail | null;
}

function AskForm({ known, row }: AskFormProps) {
  const [ask] = useAskReimbursementMutation();
  const [resend] = useResendReimbursementMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  return (
    <ExpenseForm
      known={known}
      row={row}
      version={row?.version}
      source="reimbursements"
      draftKey={`reimbursements/${row?.id ?? 'new'}`}
      submitLabel="Enviar"
      onCancel={() => navigate(ownReimbursementsPath)}
      onSend={async (fields, version) => {
        if (row) {
          await resend({ ...fields, id: row.id, version }).unwrap();
          notify({ text: 'Reintegro enviado de nuevo' });
          return navigate(reimbursementPath(row.id), { replace: true });
        }
        const { id } = await ask(fields).unwrap();
        // Below nothing it waits in this device, with its photo.
        notify({
          text:
            id < 0
              ? 'No hay conexión: tu reintegro sale solo cuando vuelva, con su comprobante'
              : 'Reintegro enviado',
        });
        return navigate(id < 0 ? ownReimbursementsPath : reimbursementPath(id), { replace: true });
      }}
    >
      {row ? <SentBackNote history={row.history} /> : null}
    </ExpenseForm>
  );
}
