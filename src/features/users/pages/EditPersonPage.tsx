import { keepsPeople } from '@contract/users/keepsPeople';
import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetEmployeeQuery } from '@/services/wms/generated/users.gen';
import { personPath } from '@/utils/paths';
import { PersonForm } from '../components/PersonForm';

function EditPerson() {
  const id = Number(useParams().id) || 0;
  const query = useGetEmployeeQuery(id);
  return (
    <Page
      title="Editar persona"
      width="reading"
      back={{ to: personPath(id), label: query.data?.name ?? 'Persona' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={8} />}>
        {/* A change that arrives while somebody writes shows as a conflict, not as other text under their hands. */}
        {(person) => <PersonForm key={person.id} person={person} />}
      </QueryState>
    </Page>
  );
}

export function EditPersonPage() {
  return (
    <RequirePermission flag={keepsPeople}>
      <EditPerson />
    </RequirePermission>
  );
}
