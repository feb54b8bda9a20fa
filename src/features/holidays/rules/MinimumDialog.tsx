import { areaMinimumRecord } from '@contract/holidays/areaMinimum';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { RecordInput } from '@/components/record/RecordInput';
import { useRecordForm } from '@/components/record/useRecordForm';
import {
  type AreaMinimum,
  useSaveAreaMinimumMutation,
} from '@/services/wms/generated/holidays.gen';
import { areaMinimumForm } from './areaMinimumForm';

/** Of an area whose minimum nobody set. */
const NEVER_SET = 0;

interface MinimumDialogProps {
  row: AreaMinimum;
  onClose: () => void;
}

/** How many of an area must be there; nothing typed, and it is not asked for. */
export function MinimumDialog({ row, onClose }: MinimumDialogProps) {
  const [save] = useSaveAreaMinimumMutation();
  const { areaId, areaName, staff, people, version } = row;
  const edit = useRecordForm(areaMinimumForm, {
    row: { id: areaId, version: version ?? NEVER_SET, people },
    send: (fields) => save({ areaId, people: fields.people, version: fields.version || null }),
    saved: 'Mínimo guardado',
    onDone: onClose,
  });
  return (
    <RecordDialog title={`Dotación mínima de ${areaName}`} onClose={onClose} {...edit}>
      <RecordInput
        record={areaMinimumRecord}
        name="people"
        hint={`Hoy trabajan ${staff}. Vacío: no se exige. Avisa antes de pedir; no lo impide.`}
      />
    </RecordDialog>
  );
}
