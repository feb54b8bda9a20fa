import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
import { type DocumentDetail, type DocumentType, useUpdateDocumentMutation } from '../api';
import {
  type DocumentValues,
  documentConflict,
  documentForm,
  documentInput,
  documentValues,
} from '../documentForm';
import { DocumentFields } from './DocumentFields';

const resolver = contractResolver(documentForm);

interface EditDocumentDialogProps {
  row: DocumentDetail;
  types: readonly DocumentType[];
  onClose: () => void;
}

export function EditDocumentDialog({ row, types, onClose }: EditDocumentDialogProps) {
  const [send] = useUpdateDocumentMutation();
  const notify = useNotice();
  const form = useForm<DocumentValues>({ resolver, defaultValues: documentValues(row) });
  const draft = useDraft(form, `documents/${row.id}`, row.version);
  const typeOf = (id: number) => types.find((type) => type.id === id);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    DocumentValues,
    DocumentDetail
  >(async (values, version) => {
    const fields = documentInput(values, typeOf(Number(values.typeId)));
    await send({ ...fields, id: row.id, version }).unwrap();
    notify({ text: 'Cambios guardados' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title="Corregir los datos"
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <DocumentFields types={types.filter(({ active, id }) => active || id === row.typeId)} />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={
          conflict
            ? documentConflict(conflict.mine, conflict.stored, (id) => typeOf(id)?.name ?? '')
            : []
        }
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
