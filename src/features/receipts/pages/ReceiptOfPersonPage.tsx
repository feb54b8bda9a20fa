import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetReceiptQuery } from '@/services/wms/generated/receipts.gen';
import { receiptPeoplePath } from '@/utils/paths';
import { ReceiptActions } from '../components/ReceiptActions';
import { ReceiptRecord } from '../components/ReceiptRecord';

/** Somebody's slip, for who follows the signing of all. */
function Content() {
  const { id } = useParams();
  const query = useGetReceiptQuery(Number(id) || 0);
  return (
    <Page
      title={query.data?.personName ?? 'Recibo'}
      back={{ to: receiptPeoplePath, label: 'Recibos de todos' }}
      action={query.data ? <ReceiptActions row={query.data} /> : null}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <ReceiptRecord key={row.id} row={row} />}
      </QueryState>
    </Page>
  );
}

export const ReceiptOfPersonPage = needsId(Content);
