import { useNavigate } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { useSaveReferralOpeningMutation } from '@/services/wms/generated/referrals.gen';
import { routes } from '@/utils/paths';
import { openingPath } from '@/utils/referralPaths';
import { OpeningFields } from '../components/OpeningFields';
import { openingForm } from '../openingForm';

export function NewOpeningPage() {
  return (
    <RequirePermission flag="REFERRALS.ALL">
      <Page
        title="Abrir una búsqueda"
        width="reading"
        back={{ to: routes.referrals, label: 'Búsquedas' }}
      >
        <NewOpeningForm />
      </Page>
    </RequirePermission>
  );
}

function NewOpeningForm() {
  const navigate = useNavigate();
  const [save] = useSaveReferralOpeningMutation();
  const { form, record, conflictFields } = useRecordForm(openingForm, {
    row: null,
    send: (input) => {
      const sent = save(input);
      void sent.then(({ data }) => data && navigate(openingPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Búsqueda abierta',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Abrir la búsqueda"
      onCancel={() => navigate(-1)}
    >
      <OpeningFields />
    </RecordForm>
  );
}
