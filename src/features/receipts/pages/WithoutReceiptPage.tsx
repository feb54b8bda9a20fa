import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { DataGrid } from '@/components/data-grid/DataGrid';
import type { Choice, GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { Page } from '@/components/page/Page';
import {
  areaColumn,
  docketColumn,
  personColumn,
  siteColumn,
} from '@/components/person/personColumns';
import { usePlaces } from '@/components/references/usePlaces';
import { NextStep } from '@/components/state/NextStep';
import { StateMessage } from '@/components/state/StateMessage';
import { selectCan } from '@/services/session/selectCan';
import {
  type PersonWithoutReceipt,
  useListPeopleWithoutReceiptQuery,
  useListReceiptBatchesQuery,
  useListReceiptCampaignsQuery,
} from '@/services/wms/generated/receipts.gen';
import { personPath } from '@/utils/paths';
import { publishReceiptsPath, receiptCampaignsPath } from '@/utils/payPaths';

/** The page tells who worked in a period and got no slip of it; the filters say of which slips. */
export function WithoutReceiptPage() {
  const places = usePlaces();
  const batches = useBatchChoices();
  const published = useListReceiptCampaignsQuery(1).data?.total;
  const columns = useMemo(() => columnsOf({ ...places, batches }), [places, batches]);
  return (
    <Page
      title="Personas sin recibo"
      width="wide"
      back={{ to: receiptCampaignsPath, label: 'Firma de recibos' }}
    >
      <DataGrid
        list={withoutReceiptGrid}
        label="Personas sin recibo"
        columns={columns}
        rowName={(row) => row.personName}
        rowPath={(row) => personPath(row.id)}
        searchLabel="Buscar por persona o legajo"
        empty={
          published === 0 ? (
            <StateMessage
              icon="receipts"
              title="Todavía no se publicaron recibos"
              action={
                <NextStep to={publishReceiptsPath} flag="LIQUIDATION.APPROVE">
                  Publicar recibos
                </NextStep>
              }
            >
              Cuando se publiquen los de un mes, acá ves a quién le falta el suyo.
            </StateMessage>
          ) : (
            <StateMessage icon="check" title="No falta ningún recibo">
              Quienes ya recibían recibos acá, y quienes ingresaron ese mes, tienen el suyo. Para
              ver también a quienes nunca tuvieron uno, elegí el lote en los filtros.
            </StateMessage>
          )
        }
      />
    </Page>
  );
}

const withoutReceiptGrid = gridList({
  id: 'receipts/without',
  accion: 'recibo.listarSinRecibo',
  usual: [{ field: 'lastMonth', operator: 'is', value: true }],
  usualMayBeEmpty: true,
  useRows: useListPeopleWithoutReceiptQuery,
});

const mayPublish = selectCan('LIQUIDATION.APPROVE');

/** The published batches and, for people who prepare them, those that are not published yet. */
function useBatchChoices(): Choice[] {
  const publishes = useSelector(mayPublish);
  const published = useListReceiptCampaignsQuery(1).data?.rows;
  const prepared = useListReceiptBatchesQuery({ size: 50 }, { skip: !publishes }).data?.rows;
  return useMemo(
    () => (prepared ?? published ?? []).map(({ id, title }) => ({ value: id, label: title })),
    [prepared, published],
  );
}

interface Choices {
  batches: readonly Choice[];
  sites: readonly Choice[];
  areas: readonly Choice[];
}

const columnsOf = ({ batches, sites, areas }: Choices): GridColumn<PersonWithoutReceipt>[] => [
  personColumn,
  docketColumn(),
  siteColumn(sites, { card: 'detail' }),
  areaColumn(areas, { card: 'fact' }),
  {
    key: 'hireDate',
    label: 'Ingreso',
    kind: 'day',
    value: ({ hireDate }) => hireDate,
    card: 'fact',
  },
  {
    key: 'batchId',
    label: 'Lote',
    kind: 'place',
    choices: batches,
    sortable: false,
    hidden: true,
    value: () => '',
  },
  {
    key: 'lastMonth',
    label: 'Del último mes publicado',
    kind: 'yesNo',
    sortable: false,
    hidden: true,
    value: () => null,
  },
];
