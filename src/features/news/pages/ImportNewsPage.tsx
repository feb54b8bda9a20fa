import { ImportFlow } from '@/components/imports/ImportFlow';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { routes } from '@/utils/paths';

export function ImportNewsPage() {
  return (
    <RequirePermission flag="NEWS.STATE">
      <Page
        title="Importar novedades"
        width="wide"
        purpose="Carga novedades de muchas personas desde una planilla; el legajo dice de quién es cada una."
        back={{ to: routes.news, label: 'Novedades' }}
      >
        <ImportFlow kind="novedades" done={{ to: routes.news, label: 'Ver las novedades' }} />
      </Page>
    </RequirePermission>
  );
}
