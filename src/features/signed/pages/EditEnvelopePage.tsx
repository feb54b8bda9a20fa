import { useNavigate, useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetEnvelopeQuery } from '@/services/wms/generated/signed.gen';
import { envelopePath } from '@/utils/paths';
import { EnvelopeForm } from '../components/EnvelopeForm';

function Content() {
  const id = Number(useParams().id) || 0;
  const query = useGetEnvelopeQuery(id);
  const navigate = useNavigate();
  return (
    <Page
      title="Corregir el borrador"
      width="reading"
      back={{ to: envelopePath(id), label: query.data?.title ?? 'Envío' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => (
          <EnvelopeForm key={row.id} row={row} onSaved={() => navigate(envelopePath(id))} />
        )}
      </QueryState>
    </Page>
  );
}

export const EditEnvelopePage = needsId(() => (
  <RequirePermission flag="SIGNED">
    <Content />
  </RequirePermission>
));
