import { receiptRecord } from '@contract/receipts/receipt';
import { useAppSelector } from '@/app/hooks';
import { ChoiceChip } from '@/components/record/ChoiceChip';
import { selectCan } from '@/services/session/selectCan';
import { useListReceiptsQuery } from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptOfPersonPath, receiptPath } from '@/utils/payPaths';
import { dayText } from '@/utils/personTexts';
import { PartList, type PartStep, usePartPage } from './PartList';
import type { PartProps } from './PartProps';

const publish: PartStep = { label: 'Publicar recibos', to: publishReceiptsPath, icon: 'upload' };

/** Somebody's slips of pay and where their signing stands. */
export function ReceiptsTab({ id, own }: PartProps) {
  const paging = usePartPage();
  const publishes = useAppSelector(selectCan('LIQUIDATION.APPROVE'));
  const query = useListReceiptsQuery({
    page: paging.page,
    size: paging.size,
    filters: [{ field: 'personId', operator: 'is', value: id }],
    sort: [{ field: 'publishedAt', direction: 'desc' }],
  });
  return (
    <PartList
      query={query}
      paging={paging}
      icon="receipts"
      empty={{
        title: 'Todavía no tiene recibos',
        text: 'Cada recibo que se publique para esta persona va a quedar acá.',
      }}
      step={publishes && query.data?.total === 0 ? publish : null}
      line={({ id: receiptId, title, publishedAt, doneAt, state, overdue }) => ({
        title,
        detail: doneAt ? `Firmado el ${dayText(doneAt)}` : `Publicado el ${dayText(publishedAt)}`,
        to: own ? receiptPath(receiptId) : receiptOfPersonPath(receiptId),
        chips: <ChoiceChip field={receiptRecord.shown.state} value={state} late={overdue} />,
      })}
    />
  );
}
