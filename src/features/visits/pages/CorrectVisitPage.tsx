import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useGetVisitQuery,
  useSaveVisitMutation,
  type VisitDetail,
} from '@/services/wms/generated/visits.gen';
import { visitPath } from '@/utils/visitPaths';
import { VisitFields } from '../components/VisitForm';
import { visitForm } from '../visitForm';

export function CorrectVisitPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetVisitQuery(id);
  return (
    <RequirePermission flag="VISITS.plan">
      <Page
        title="Corregir la visita"
        width="reading"
        back={{ to: visitPath(id), label: query.data?.number ?? 'Visita' }}
      >
        <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
          {(visit) =>
            visit.actions.includes('correct') ? (
              <CorrectForm visit={visit} />
            ) : (
              <StateMessage icon="lock" title="Esta visita ya no se corrige">
                Ya se empezó, se hizo o se canceló.
              </StateMessage>
            )
          }
        </QueryState>
      </Page>
    </RequirePermission>
  );
}

function CorrectForm({ visit }: { visit: VisitDetail }) {
  const navigate = useNavigate();
  const [save] = useSaveVisitMutation();
  const { form, record, conflictFields } = useRecordForm(visitForm, {
    row: { ...visit, personId: visit.person?.id ?? null },
    send: save,
    saved: 'Visita corregida',
    onDone: () => navigate(visitPath(visit.id), { replace: true }),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Guardar"
      onCancel={() => navigate(-1)}
    >
      <VisitFields />
    </RecordForm>
  );
}
