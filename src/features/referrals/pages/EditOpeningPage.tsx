import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type ReferralOpening,
  useGetReferralOpeningQuery,
  useSaveReferralOpeningMutation,
} from '@/services/wms/generated/referrals.gen';
import { openingPath } from '@/utils/referralPaths';
import { OpeningFields } from '../components/OpeningFields';
import { openingForm } from '../openingForm';

export function EditOpeningPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetReferralOpeningQuery(id);
  return (
    <RequirePermission flag="REFERRALS.ALL">
      <Page
        title="Corregir la búsqueda"
        width="reading"
        back={{ to: openingPath(id), label: query.data?.position ?? 'Búsqueda' }}
      >
        <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
          {(opening) => <EditForm opening={opening} />}
        </QueryState>
      </Page>
    </RequirePermission>
  );
}

function EditForm({ opening }: { opening: ReferralOpening }) {
  const navigate = useNavigate();
  const [save] = useSaveReferralOpeningMutation();
  const { form, record, conflictFields } = useRecordForm(openingForm, {
    row: opening,
    send: save,
    saved: 'Búsqueda corregida',
    onDone: () => navigate(openingPath(opening.id), { replace: true }),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Guardar"
      onCancel={() => navigate(-1)}
    >
      <OpeningFields />
    </RecordForm>
  );
}
