import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RecordForm } from '@/components/form/RecordForm';
import { Page } from '@/components/page/Page';
import { useRecordForm } from '@/components/record/useRecordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import {
  type LinkChoices,
  useGetLinkChoicesQuery,
  useSaveLinkMutation,
} from '@/services/wms/generated/sync.gen';
import { linkPath } from '@/utils/linkPaths';
import { routes } from '@/utils/paths';
import { LinkFields } from '../components/LinkFields';
import { BroughtNotice } from '../file/BroughtNotice';
import { broughtIn, broughtLink } from '../file/broughtLink';
import { linkForm } from '../linkForm';

export const NewLinkPage = () => (
  <RequirePermission flag="SYNC.run">
    <Page
      title="Nuevo enlace"
      width="reading"
      purpose="Trae los datos de otro sistema, o le deja o le manda los de una lista, solo y a su hora."
      back={{ to: routes.sync, label: 'Enlaces' }}
    >
      <Content />
    </Page>
  </RequirePermission>
);

function Content() {
  const query = useGetLinkChoicesQuery();
  return (
    <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
      {(choices) => <NewLinkForm choices={choices} />}
    </QueryState>
  );
}

function NewLinkForm({ choices }: { choices: LinkChoices }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [brought] = useState(() => broughtIn(state));
  const from = brought && broughtLink(brought, choices);
  const [save] = useSaveLinkMutation();
  const { form, record, conflictFields } = useRecordForm(linkForm, {
    row: null,
    known: { ...from?.known, accountId: choices.accounts[0]?.id ?? '' },
    draftKey: brought ? `Link/brought/${brought.name}` : undefined,
    send: (input) => {
      const sent = save(input);
      void sent.then(({ data }) => data && navigate(linkPath(data.id), { replace: true }));
      return sent;
    },
    saved: 'Enlace creado',
    onDone: () => undefined,
  });
  return (
    <RecordForm
      form={form}
      record={record}
      conflictFields={conflictFields}
      submitLabel="Crear el enlace"
      onCancel={() => navigate(-1)}
      footStays
    >
      {from ? <BroughtNotice missing={from.missing} /> : null}
      <LinkFields choices={choices} />
    </RecordForm>
  );
}
