import { referralRecord as record } from '@contract/referrals/referral';
import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { TextInput } from '@/components/form/TextInput';
import { Page } from '@/components/page/Page';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import {
  useGetReferralOpeningQuery,
  useInviteReferralMutation,
} from '@/services/wms/generated/referrals.gen';
import { openingPath, referralPath } from '@/utils/referralPaths';
import { invitationForm } from '../invitationForm';

const { email, phone } = record.fields;

/** A name and how to reach them: the rest is theirs to say. */
export function InvitePage() {
  const id = Number(useParams().id) || 0;
  const query = useGetReferralOpeningQuery(id);
  return (
    <Page
      title="Invitar a alguien"
      width="reading"
      purpose="Queda un enlace que le mandás vos: con él se postula y acepta cómo se guardan sus datos."
      back={{ to: openingPath(id), label: query.data?.position ?? 'Búsqueda' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {(opening) =>
          opening.receives ? (
            <InviteForm openingId={id} />
          ) : (
            <StateMessage icon="lock" title="Esta búsqueda ya no recibe postulaciones" />
          )
        }
      </QueryState>
    </Page>
  );
}

function InviteForm({ openingId }: { openingId: number }) {
  const navigate = useNavigate();
  const [invite] = useInviteReferralMutation();
  const {
    form,
    record: save,
    conflictFields,
  } = useRecordForm(invitationForm, {
    row: null,
    draftKey: `Referral/invite/${openingId}`,
    send: (fields) => {
      const sent = invite({ ...fields, openingId });
      void sent.then(({ data }) => data && navigate(referralPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Invitación lista para mandar',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={save}
      conflictFields={conflictFields}
      submitLabel="Preparar la invitación"
      onCancel={() => navigate(-1)}
    >
      <RecordInput record={record} name="firstName" />
      <RecordInput record={record} name="lastName" />
      <TextInput
        name="email"
        label={email.label}
        type="email"
        maxLength={email.max}
        hint="Un correo o un teléfono: con uno alcanza."
        optional
      />
      <TextInput name="phone" label={phone.label} type="tel" maxLength={phone.max} optional />
    </RecordForm>
  );
}
