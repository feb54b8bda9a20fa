import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { CheckInput } from '@/components/form/CheckInput';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `leaveType/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    TypeValues,
    LeaveType
  >(async (values, version) => {
    const fields = typeInput(values);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? row.name : 'Agregar una licencia'}
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
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
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? typeConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
