import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetDocumentQuery } from '@/services/wms/generated/documents.gen';
import { routes } from '@/utils/paths';
import { DocumentActions } from '../components/DocumentActions';
import { DocumentRecord } from '../components/DocumentRecord';

function Content() {
  const { id } = useParams();
  const query = useGetDocumentQuery(Number(id) || 0);
  return (
    <Page
      title={query.data?.title ?? 'Documento'}
      back={{ to: routes.documents, label: 'Legajo' }}
      action={query.data ? <DocumentActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <DocumentRecord key={row.id} row={row} />}
      </QueryState>
    </Page>
  );
}

export const DocumentPage = needsId(() => (
  <RequirePermission flag="DOCUMENTS">
    <Content />
  </RequirePermission>
));
