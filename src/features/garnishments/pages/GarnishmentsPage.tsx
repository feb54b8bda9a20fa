import { moneyText } from '@contract/core/moneyText';
import { garnishmentRecord as record } from '@contract/garnishments/garnishment';
import { useMemo } from 'react';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { areaColumn, nameColumn, siteColumn } from '@/components/person/personColumns';
import { recordColumn } from '@/components/record/recordColumn';
import { type Places, usePlaces } from '@/components/references/usePlaces';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  type Garnishment,
  useListGarnishmentsQuery,
} from '@/services/wms/generated/garnishments.gen';
import { garnishmentPath } from '@/utils/payPaths';
import { GarnishmentEditor } from '../components/GarnishmentEditor';
import { takeText } from '../garnishmentTexts';

const garnishmentsGrid = gridList({
  id: 'garnishments',
  accion: 'embargo.listar',
  useRows: useListGarnishmentsQuery,
});

const columnsAt = ({ sites, areas }: Places): GridColumn<Garnishment>[] => [
  nameColumn(({ person }) => person),
  recordColumn(record, 'kind', { width: 140, card: 'detail' }),
  recordColumn(record, 'state', { width: 150, card: 'status' }),
  recordColumn(record, 'take', {
    sortable: false,
    filter: false,
    width: 250,
    value: takeText,
    render: takeText,
    card: 'detail',
  }),
  recordColumn(record, 'taken', {
    filter: false,
    width: 135,
    render: ({ taken }: Garnishment) => moneyText(taken),
    card: 'fact',
  }),
  recordColumn(record, 'left', {
    sortable: false,
    filter: false,
    width: 135,
    render: ({ left }: Garnishment) => (left === null ? 'Sin total' : moneyText(left)),
    card: 'fact',
  }),
  recordColumn(record, 'file', { sortable: false, filter: false, width: 230 }),
  recordColumn(record, 'court', { sortable: false, filter: false, width: 230, hidden: true }),
  recordColumn(record, 'receivedOn', { width: 140 }),
  recordColumn(record, 'fromDay', { width: 140, hidden: true }),
  areaColumn(areas, { sortable: false, hidden: true }),
  siteColumn(sites, { hidden: true }),
];

function Garnishments() {
  const places = usePlaces();
  const columns = useMemo(() => columnsAt(places), [places]);
  return (
    <GridCatalog
      title="Embargos"
      icon="gavel"
      addLabel="Nuevo"
      edits
      list={garnishmentsGrid}
      columns={columns}
      rowName={(row) => `${row.person.name}, ${row.file}`}
      rowPath={(row) => garnishmentPath(row.id)}
      searchLabel="Buscar por nombre o legajo"
      editor={(row, onClose) => <GarnishmentEditor row={row} onClose={onClose} />}
    />
  );
}

/** /garnishments: what courts ordered to be taken of pay, the latest first. */
export function GarnishmentsPage() {
  return (
    <RequirePermission flag="LIQUIDATION.SHOW">
      <Garnishments />
    </RequirePermission>
  );
}
