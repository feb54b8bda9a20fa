import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type LeaveType, useSaveLeaveTypeMutation } from '../api';
import {
  startOptions,
  type TypeValues,
  typeConflict,
  typeForm,
  typeInput,
  typeValues,
  unitOptions,
} from './typeForm';

const resolver = contractResolver(typeForm);

interface TypeDialogProps {
  /** Null to add one. */
  row: LeaveType | null;
  onClose: () => void;
}

export function TypeDialog({ row, onClose }: TypeDialogProps) {
  const [send] = useSaveLeaveTypeMutation();
  const form = useForm<TypeValues>({ resolver, defaultValues: typeValues(row) });
  const record = useRecordSave<TypeValues, LeaveType>({
    form,
    draftKey: `leaveType/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = typeInput(values);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? row.name : 'Agregar una licencia'}
      form={form}
      record={record}
      conflictFields={typeConflict}
      onClose={onClose}
    >
      <TextInput<TypeValues> name="name" label="Nombre" maxLength={80} />
      <TextInput<TypeValues> name="code" label="Código" maxLength={8} />
      <SelectInput<TypeValues> name="unit" label="Cuenta" options={unitOptions} />
      <TextInput<TypeValues> name="daysAnEvent" label="Días por vez" maxLength={3} optional />
      <TextInput<TypeValues> name="daysAYear" label="Días por año" maxLength={3} optional />
      <TextInput<TypeValues>
        name="noticeDays"
        label="Días de anticipación"
        maxLength={3}
        optional
      />
      <TextInput<TypeValues>
        name="minServiceMonths"
        label="Meses de trabajo para pedirla"
        maxLength={3}
        optional
      />
      <CheckInput<TypeValues> name="halfDays" label="Admite medios días" />
      <CheckInput<TypeValues> name="needsCertificate" label="Pide certificado" />
      <CheckInput<TypeValues> name="paid" label="Con goce de sueldo" />
      <CheckInput<TypeValues>
        name="countsAsWorked"
        label="Cuenta como trabajado para las vacaciones del año"
      />
      <TextInput<TypeValues>
        name="source"
        label="De dónde sale la regla"
        maxLength={200}
        optional
      />
      {row?.kind === 'vacation' ? (
        <SelectInput<TypeValues>
          name="startRule"
          label="Si no empiezan un lunes"
          hint="Ni el hábil siguiente, si es feriado. Recursos Humanos puede acordar otro día."
          options={startOptions}
        />
      ) : (
        <CheckInput<TypeValues> name="active" label="Se puede pedir" />
      )}
    </RecordDialog>
  );
}
