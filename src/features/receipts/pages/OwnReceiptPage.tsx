import { useParams } from 'react-router-dom';
import { Page } from '@/components/page/Page';
import { needsId } from '@/components/shell/needsId';
import { QueryState } from '@/components/state/QueryState';
import { SkeletonRows } from '@/components/state/SkeletonRows';
import { useGetReceiptQuery } from '@/services/wms/generated/receipts.gen';
import { routes } from '@/utils/paths';
import { OwnReceipt } from '../components/OwnReceipt';
import { slipText } from '../receiptTexts';

function Content() {
  const { id } = useParams();
  const query = useGetReceiptQuery(Number(id) || 0);
  return (
    <Page
      title={query.data ? slipText(query.data) : 'Recibo'}
      back={{ to: routes.receipts, label: 'Mis recibos' }}
    >
      <QueryState query={query} skeleton={<SkeletonRows rows={6} />}>
        {(row) => <OwnReceipt key={row.id} row={row} />}
      </QueryState>
    </Page>
  );
}

export const OwnReceiptPage = needsId(Content);
