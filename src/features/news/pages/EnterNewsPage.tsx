import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useListNewsTypesQuery } from '@/services/wms/generated/news.gen';
import { routes } from '@/utils/paths';
import { EnterNewsForm } from '../components/EnterNewsForm';

export const EnterNewsPage = () => (
  <RequirePermission flag="NEWS.STATE">
    <Content />
  </RequirePermission>
);

function Content() {
  const types = useListNewsTypesQuery();
  return (
    <Page title="Cargar una novedad" width="reading" back={{ to: routes.news, label: 'Novedades' }}>
      <QueryState query={types} skeleton={<SkeletonRows rows={6} />}>
        {({ rows }) => <EnterNewsForm types={rows.filter(({ active }) => active)} />}
      </QueryState>
    </Page>
  );
}
