import { linkRecord as record } from '@contract/sync/link';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { recordForm } from '@/components/record/recordForm';
import { type Link, useSaveLinkMutation } from '@/services/wms/generated/sync.gen';

const model = recordForm(record);

export function LinkEditor({ row, onClose }: { row: Link | null; onClose: () => void }) {
  const [send] = useSaveLinkMutation();
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? row.name : 'Agregar a enlaces'}
      added="Agregado"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="kind" />
      <RecordInput record={record} name="note" />
      <RecordInput record={record} name="active" />
    </RecordEditor>
  );
}
