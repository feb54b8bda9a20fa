import { useState } from 'react';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useRecordForm } from '@/components/record/useRecordForm';
import {
  type DocumentDetail,
  type DocumentType,
  useUpdateDocumentMutation,
} from '@/services/wms/generated/documents.gen';
import { documentForm } from '../documentForm';
import { DocumentFields } from './DocumentFields';

interface EditDocumentDialogProps {
  row: DocumentDetail;
  types: readonly DocumentType[];
  onClose: () => void;
}

export function EditDocumentDialog({ row, types, onClose }: EditDocumentDialogProps) {
  const [update] = useUpdateDocumentMutation();
  const [model] = useState(() => documentForm(types));
  const edit = useRecordForm(model, {
    row,
    send: ({ id = row.id, version = row.version, ...fields }) => update({ ...fields, id, version }),
    saved: 'Cambios guardados',
    onDone: onClose,
  });
  return (
    <RecordDialog title="Corregir los datos" onClose={onClose} {...edit}>
      <DocumentFields types={types.filter(({ active, id }) => active || id === row.typeId)} />
    </RecordDialog>
  );
}
