import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useRecordSave } from '@/components/form/useRecordSave';
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
  const record = useRecordSave<TypeValues, NewsType>({
    form,
    draftKey: `news/type/${row?.id ?? 'new'}`,
    version: row?.version,
    send: async (values, version) => {
      const fields = typeInput(values);
      await send(row ? { ...fields, id: row.id, version } : fields).unwrap();
      notify({ text: row ? 'Cambios guardados' : 'Tipo agregado' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={row ? row.name : 'Nuevo tipo de novedad'}
      form={form}
      record={record}
      submitLabel={row ? 'Guardar' : 'Agregar'}
      conflictFields={typeConflict}
      onClose={onClose}
    >
      <NewsTypeFields used={row?.used ?? false} />
    </RecordDialog>
  );
}
