import { useNavigate } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useSaveVisitMutation } from '@/services/wms/generated/visits.gen';
import { routes } from '@/utils/paths';
import { visitPath } from '@/utils/visitPaths';
import { VisitFields } from '../components/VisitForm';
import { visitForm } from '../visitForm';

export function NewVisitPage() {
  return (
    <RequirePermission flag="VISITS.plan">
      <Page title="Nueva visita" width="reading" back={{ to: routes.visits, label: 'Visitas' }}>
        <NewVisitForm />
      </Page>
    </RequirePermission>
  );
}

function NewVisitForm() {
  const navigate = useNavigate();
  const [save] = useSaveVisitMutation();
  const { form, record, conflictFields } = useRecordForm(visitForm, {
    row: null,
    send: (input) => {
      const sent = save(input);
      void sent.then(({ data }) => data && navigate(visitPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Visita planificada',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Planificar"
      onCancel={() => navigate(-1)}
    >
      <VisitFields />
    </RecordForm>
  );
}
