import { ImportFlow } from '@/components/imports/ImportFlow';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes } from '@/utils/paths';

export function ImportPeoplePage() {
  return (
    <RequirePermission flag="ADMIN.users">
      <Page
        title="Importar personas"
        width="wide"
        purpose="Crea y actualiza personas desde una planilla; el legajo dice quién es cada una."
        back={{ to: routes.users, label: 'Personas' }}
      >
        <ImportFlow kind="personas" done={{ to: routes.users, label: 'Ver las personas' }} />
      </Page>
    </RequirePermission>
  );
}
