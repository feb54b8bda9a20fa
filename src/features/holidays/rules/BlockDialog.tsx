import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { contractResolver } from '@/components/form/contractResolver';
import { DateInput } from '@/components/form/DateInput';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `leaveBlock/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    BlockValues,
    LeaveBlock
  >(async (values, version) => {
    const fields = blockInput(values);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? 'Editar el bloqueo' : 'Bloquear fechas'}
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
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
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? blockConflict(conflict.mine, conflict.stored) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
