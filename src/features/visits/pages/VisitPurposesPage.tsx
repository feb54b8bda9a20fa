import { visitPurposeRecord as record } from '@contract/visits/visitPurpose';
import { GridCatalog } from '@/components/catalog/GridCatalog';
import type { GridColumn } from '@/components/data-grid/gridColumn';
import { gridList } from '@/components/data-grid/gridList';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordColumn } from '@/components/record/recordColumn';
import { recordForm } from '@/components/record/recordForm';
import { RequirePermission } from '@/components/shell/RequirePermission';
import {
  useListVisitPurposesQuery,
  useSaveVisitPurposeMutation,
  type VisitPurpose,
} from '@/services/wms/generated/visits.gen';
import { ChecklistField } from '../components/ChecklistField';

const purposesGrid = gridList({
  id: 'visit-purposes',
  accion: 'motivoVisita.listar',
  useRows: useListVisitPurposesQuery,
});

const columns: GridColumn<VisitPurpose>[] = [
  recordColumn(record, 'name', { grow: true, card: 'title' }),
  recordColumn(record, 'minutes', { width: 170, card: 'fact' }),
  recordColumn(record, 'note', { sortable: false, filter: false, width: 320, card: 'detail' }),
  recordColumn(record, 'active', { sortable: false, width: 110 }),
];

const model = recordForm(record, {
  show: { checklist: (held) => held.map(({ text }) => text).join('; ') || 'Ninguna' },
});

function PurposeEditor({ row, onClose }: { row: VisitPurpose | null; onClose: () => void }) {
  const [send] = useSaveVisitPurposeMutation();
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.name : 'Nuevo motivo'}
      added="Motivo agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" autoFocus />
      <RecordInput record={record} name="minutes" />
      <RecordInput record={record} name="note" hint="Lo lee quien hace la visita." />
      <ChecklistField />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}

/** /visits/purposes: the catalogue of reasons to visit somebody. */
export function VisitPurposesPage() {
  return (
    <RequirePermission flag="VISITS.plan">
      <GridCatalog
        title="Motivos de visita"
        icon="visits"
        addLabel="Nuevo motivo"
        edits
        list={purposesGrid}
        columns={columns}
        rowName={(row) => row.name}
        searchLabel="Buscar por nombre"
        editor={(row, onClose) => <PurposeEditor row={row} onClose={onClose} />}
      />
    </RequirePermission>
  );
}
