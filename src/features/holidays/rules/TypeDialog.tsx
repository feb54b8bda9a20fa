import { leaveTypeRecord as record } from '@contract/holidays/leaveType';
import { RecordEditor } from '@/components/record/RecordEditor';
import { RecordInput } from '@/components/record/RecordInput';
import { type LeaveType, useSaveLeaveTypeMutation } from '@/services/wms/generated/holidays.gen';
import { leaveTypeForm } from './leaveTypeForm';

interface TypeDialogProps {
  /** Null to add one. */
  row: LeaveType | null;
  onClose: () => void;
}

export function TypeDialog({ row, onClose }: TypeDialogProps) {
  const [send] = useSaveLeaveTypeMutation();
  return (
    <RecordEditor
      model={leaveTypeForm}
      row={row}
      title={row ? row.name : 'Agregar una licencia'}
      added="Licencia agregada"
      send={send}
      onClose={onClose}
    >
      <RecordInput record={record} name="name" />
      <RecordInput record={record} name="code" />
      <RecordInput record={record} name="unit" />
      <RecordInput record={record} name="daysAnEvent" />
      <RecordInput record={record} name="daysAYear" />
      <RecordInput record={record} name="noticeDays" />
      <RecordInput record={record} name="minServiceMonths" />
      <RecordInput record={record} name="halfDays" />
      <RecordInput record={record} name="needsCertificate" />
      <RecordInput record={record} name="paid" />
      <RecordInput record={record} name="countsAsWorked" />
      <RecordInput record={record} name="source" />
      {row?.kind === 'vacation' ? (
        <RecordInput
          record={record}
          name="startRule"
          hint="Ni el hábil siguiente, si es feriado. Recursos Humanos puede acordar otro día."
        />
      ) : (
        <RecordInput record={record} name="active" />
      )}
    </RecordEditor>
  );
}
