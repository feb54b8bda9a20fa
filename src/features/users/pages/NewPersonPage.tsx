import { keepsPeople } from '@contract/users/keepsPeople';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes } from '@/utils/paths';
import { PersonForm } from '../components/PersonForm';

export function NewPersonPage() {
  return (
    <RequirePermission flag={keepsPeople}>
      <Page title="Nueva persona" width="reading" back={{ to: routes.users, label: 'Personas' }}>
        <PersonForm person={null} />
      </Page>
    </RequirePermission>
  );
}
