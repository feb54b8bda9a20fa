import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useRecordSave } from '@/components/form/useRecordSave';
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
  const typeOf = (id: number) => types.find((type) => type.id === id);
  const record = useRecordSave<DocumentValues, DocumentDetail>({
    form,
    draftKey: `documents/${row.id}`,
    version: row.version,
    send: async (values, version) => {
      const fields = documentInput(values, typeOf(Number(values.typeId)));
      await send({ ...fields, id: row.id, version }).unwrap();
      notify({ text: 'Cambios guardados' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title="Corregir los datos"
      form={form}
      record={record}
      conflictFields={(mine, stored) =>
        documentConflict(mine, stored, (id) => typeOf(id)?.name ?? '')
      }
      onClose={onClose}
    >
      <DocumentFields types={types.filter(({ active, id }) => active || id === row.typeId)} />
    </RecordDialog>
  );
}
