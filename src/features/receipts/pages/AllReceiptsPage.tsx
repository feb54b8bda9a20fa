import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { BulkAction, ChosenRows, RowAction } from '@/components/data-grid/gridActions';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type ReceiptRow,
  useListReceiptCampaignsQuery,
  useListReceiptsQuery,
} from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptCampaignsPath, receiptOfPersonPath } from '@/utils/payPaths';
import { AnswerDialog } from '../components/AnswerDialog';
import { RemindDialog } from '../components/RemindDialog';
import { ReplaceDialog } from '../components/ReplaceDialog';
import { receiptColumns } from '../receiptColumns';
import { isInForce, isToSign } from '../receiptTexts';

const mayAnswer = selectCan('DISAGREEMENT');
const mayPublish = selectCan('LIQUIDATION.APPROVE');

type Doing = ({ what: 'remind' } & ChosenRows) | { what: 'answer' | 'replace'; row: ReceiptRow };

/** Everybody's slips, to see who signed, remind who did not and answer who disagrees. */
export function AllReceiptsPage() {
  const places = usePlaces();
  const { data } = useListReceiptCampaignsQuery(1);
  const answers = useSelector(mayAnswer);
  const publishes = useSelector(mayPublish);
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const columns = useMemo(
    () =>
      receiptColumns({
        ...places,
        campaigns: (data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title })),
      }),
    [places, data],
  );
  const bulkActions = useMemo(
    (): BulkAction[] =>
      publishes
        ? [
            {
              label: 'Recordar',
              icon: 'bell',
              open: (rows, count) => setDoing({ what: 'remind', rows, count }),
            },
          ]
        : [],
    [publishes],
  );
  const rowActions = useCallback(
    (row: ReceiptRow): RowAction[] => {
      const rows = { kind: 'rows' as const, ids: [row.id] };
      const see: RowAction = {
        label: 'Ver el recibo',
        icon: 'pdf',
        run: () => navigate(receiptOfPersonPath(row.id)),
      };
      return [
        see,
        ...(publishes && isToSign(row)
          ? [
              {
                label: 'Recordar',
                icon: 'bell' as const,
                run: () => setDoing({ what: 'remind', rows, count: 1 }),
              },
            ]
          : []),
        ...(answers && row.state === 'dissented'
          ? [
              {
                label: 'Responder',
                icon: 'comment' as const,
                run: () => setDoing({ what: 'answer', row }),
              },
            ]
          : []),
        ...(publishes && isInForce(row)
          ? [
              {
                label: 'Reemplazar',
                icon: 'compare' as const,
                run: () => setDoing({ what: 'replace', row }),
              },
            ]
          : []),
      ];
    },
    [answers, publishes, navigate],
  );
  return (
    <Page
      title="Recibos de todos"
      width="wide"
      back={{ to: receiptCampaignsPath, label: 'Firma de recibos' }}
    >
      <DataGrid
        list={receiptsGrid}
        label="Recibos"
        columns={columns}
        rowName={(row) => `${row.personName}, ${row.title}`}
        rowPath={(row) => receiptOfPersonPath(row.id)}
        rowActions={rowActions}
        bulkActions={bulkActions}
        searchLabel="Buscar por persona o legajo"
        empty={
          <StateMessage
            icon="receipts"
            title="Todavía no se publicaron recibos"
            action={
              <NextStep to={publishReceiptsPath} flag="LIQUIDATION.APPROVE">
                Publicar recibos
              </NextStep>
            }
          >
            Acá aparece el de cada persona.
          </StateMessage>
        }
      />
      {doing?.what === 'remind' ? <RemindDialog chosen={doing} onClose={close} /> : null}
      {doing?.what === 'answer' ? <AnswerDialog row={doing.row} onClose={close} /> : null}
      {doing?.what === 'replace' ? <ReplaceDialog row={doing.row} onClose={close} /> : null}
    </Page>
  );
}

const receiptsGrid = gridList({
  id: 'receipts/people',
  accion: 'recibo.listar',
  useRows: useListReceiptsQuery,
});
