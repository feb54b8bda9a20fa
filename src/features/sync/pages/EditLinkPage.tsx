import { useNavigate, useParams } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type Link,
  type LinkChoices,
  useGetLinkChoicesQuery,
  useGetLinkQuery,
  useSaveLinkMutation,
} from '@/services/wms/generated/sync.gen';
import { linkPath } from '@/utils/linkPaths';
import { LinkFields } from '../components/LinkFields';
import { linkForm } from '../linkForm';

export function EditLinkPage() {
  const id = Number(useParams().id) || 0;
  const query = useGetLinkQuery(id);
  const choices = useGetLinkChoicesQuery();
  return (
    <RequirePermission flag="SYNC.run">
      <Page
        title="Cambiar el enlace"
        width="reading"
        back={{ to: linkPath(id), label: query.data?.name ?? 'Enlace' }}
      >
        <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
          {(link) => (
            <QueryState query={choices} skeleton={<SkeletonRows rows={8} />}>
              {(found) => <EditForm link={link} choices={found} />}
            </QueryState>
          )}
        </QueryState>
      </Page>
    </RequirePermission>
  );
}

function EditForm({ link, choices }: { link: Link; choices: LinkChoices }) {
  const navigate = useNavigate();
  const [save] = useSaveLinkMutation();
  const mayKeep = choices.accounts.some(({ id }) => id === link.accountId);
  const { form, record, conflictFields } = useRecordForm(linkForm, {
    row: link,
    // A person who may not give somebody else's name gives their own.
    known: mayKeep ? {} : { accountId: choices.accounts[0]?.id ?? '' },
    send: save,
    saved: 'Enlace cambiado',
    onDone: () => navigate(linkPath(link.id), { replace: true }),
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Guardar"
      onCancel={() => navigate(-1)}
      footStays
    >
      <LinkFields choices={choices} linkId={link.id} />
    </RecordForm>
  );
}
