import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { RequirePermission } from '@/components/shell/RequirePermission';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetEnvelopeQuery } from '@/services/wms/generated/signed.gen';
import { routes } from '@/utils/paths';
import { EnvelopeActions } from '../components/EnvelopeActions';
import { EnvelopeRecord } from '../components/EnvelopeRecord';

function Content() {
  const query = useGetEnvelopeQuery(Number(useParams().id) || 0);
  return (
    <Page
      title={query.data?.title ?? 'Envío a firmar'}
      back={{ to: routes.signed, label: 'Firmas' }}
      action={query.data ? <EnvelopeActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <EnvelopeRecord row={row} />}
      </QueryState>
    </Page>
  );
}

export const EnvelopePage = needsId(() => (
  <RequirePermission flag="SIGNED">
    <Content />
  </RequirePermission>
));
