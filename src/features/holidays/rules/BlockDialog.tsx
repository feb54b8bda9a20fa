import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { usePlaces } from '@/components/references/usePlaces';
import { type LeaveBlock, useSaveLeaveBlockMutation } from '../api';
import {
  type BlockValues,
  blockConflict,
  blockForm,
  blockInput,
  blockValues,
  placeOptions,
} from './blockForm';

const resolver = contractResolver(blockForm);

interface BlockDialogProps {
  /** Null to add one. */
  row: LeaveBlock | null;
  onClose: () => void;
}

export function BlockDialog({ row, onClose }: BlockDialogProps) {
  const [send] = useSaveLeaveBlockMutation();
  const places = usePlaces();
  const form = useForm<BlockValues>({ resolver, defaultValues: blockValues(row) });
  const record = useRecordSave<BlockValues, LeaveBlock>({
    form,
    draftKey: `leaveBlock/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = blockInput(values);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? 'Editar el bloqueo' : 'Bloquear fechas'}
      form={form}
      record={record}
      conflictFields={blockConflict}
      onClose={onClose}
    >
      <SelectInput<BlockValues> name="place" label="Dónde" options={placeOptions(places)} />
      <DateInput<BlockValues> name="fromDay" label="Desde" />
      <DateInput<BlockValues> name="toDay" label="Hasta" />
      <TextInput<BlockValues>
        name="reason"
        label="Motivo"
        hint="Lo lee quien quiera pedir esos días."
        maxLength={200}
      />
    </RecordDialog>
  );
}
