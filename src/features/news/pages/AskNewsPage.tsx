import { useSearchParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { StateMessage } from '@/components/state/StateMessage';
import { useGetNewsQuery, useListNewsTypesQuery } from '@/services/wms/generated/news.gen';
import { ownNewsPath } from '@/utils/paths';
import { AskNewsForm } from '../components/AskNewsForm';

function Asking() {
  const [params] = useSearchParams();
  const id = Number(params.get('novedad')) || 0;
  const types = useListNewsTypesQuery();
  const row = useGetNewsQuery(id, { skip: id === 0 });
  return (
    <QueryState
      query={types}
      skeleton={<SkeletonRows rows={5} />}
      isEmpty={({ rows }) => !rows.some(({ askable, active }) => askable && active)}
      empty={
        <StateMessage icon="news" title="No hay tipos de novedad para avisar">
          Hablá con Recursos Humanos.
        </StateMessage>
      }
    >
      {({ rows }) => {
        const types = rows.filter(({ askable, active }) => askable && active);
        if (id === 0) return <AskNewsForm types={types} row={null} />;
        return (
          <QueryState query={row} skeleton={<SkeletonRows rows={5} />}>
            {(found) => <AskNewsForm types={types} row={found} />}
          </QueryState>
        );
      }}
    </QueryState>
  );
}

export function AskNewsPage() {
  return (
    <RequirePermission flag="NEWS.CREATE">
      <Page
        title="Avisar una ausencia"
        width="reading"
        purpose="Avisá lo antes posible; el certificado podés agregarlo después."
        back={{ to: ownNewsPath, label: 'Mis novedades' }}
      >
        <Asking />
      </Page>
    </RequirePermission>
  );
}
