import { leaveBlockRecord as record } from '@contract/holidays/leaveBlock';
import { useMemo } from 'react';
import { SelectInput } from '@/components/form/SelectInput';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { usePlaces } from '@/components/references/usePlaces';
import { type LeaveBlock, useSaveLeaveBlockMutation } from '@/services/wms/generated/holidays.gen';
import { blockInput, leaveBlockForm, placeOptions } from './leaveBlockForm';

interface BlockDialogProps {
  /** Null to add one. */
  row: LeaveBlock | null;
  onClose: () => void;
}

export function BlockDialog({ row, onClose }: BlockDialogProps) {
  const [send] = useSaveLeaveBlockMutation();
  const places = usePlaces();
  const model = useMemo(() => leaveBlockForm(places), [places]);
  return (
    <RecordEditor
      model={model}
      row={row}
      title={row ? 'Editar el bloqueo' : 'Bloquear fechas'}
      added="Fechas bloqueadas"
      send={(fields) => send(blockInput(fields))}
      onClose={onClose}
    >
      <SelectInput name="place" label="Dónde" options={placeOptions(places)} />
      <RecordInput record={record} name="fromDay" />
      <RecordInput record={record} name="toDay" />
      <RecordInput record={record} name="reason" hint="Lo lee quien quiera pedir esos días." />
    </RecordEditor>
  );
}
