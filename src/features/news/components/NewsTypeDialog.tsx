import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type NewsType, useSaveNewsTypeMutation } from '../api';
import { type TypeValues, typeConflict, typeForm, typeInput, typeValues } from '../typeForm';
import { NewsTypeFields } from './NewsTypeFields';

const resolver = contractResolver(typeForm);

interface NewsTypeDialogProps {
  /** Null to add one. */
  row: NewsType | null;
  onClose: () => void;
}

export function NewsTypeDialog({ row, onClose }: NewsTypeDialogProps) {
  const [send] = useSaveNewsTypeMutation();
  const notify = useNotice();
  const form = useForm<TypeValues>({ resolver, defaultValues: typeValues(row) });
  const draft = useDraft(form, `news/type/${row?.id ?? 'new'}`, row?.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    TypeValues,
    NewsType
  >(async (values, version) => {
    const fields = typeInput(values);
    await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
    notify({ text: row ? 'Cambios guardados' : 'Tipo agregado' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title={row ? row.name : 'Nuevo tipo de novedad'}
        form={form}
        draft={draft}
        submitLabel={row ? 'Guardar' : 'Agregar'}
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <NewsTypeFields used={row?.used ?? false} />
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
