import { useForm } from 'react-hook-form';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useRecordSave } from '@/components/form/useRecordSave';
import { type NewsDetail, useListNewsTypesQuery, useUpdateNewsMutation } from '../api';
import { type NewsValues, newsConflict, newsForm, newsInput, newsValues } from '../newsForm';
import { NewsFields } from './NewsFields';

const resolver = contractResolver(newsForm);

interface EditNewsDialogProps {
  row: NewsDetail;
  onClose: () => void;
}

/** Puts right what is not validated yet. */
export function EditNewsDialog({ row, onClose }: EditNewsDialogProps) {
  const { data } = useListNewsTypesQuery();
  const types = (data?.rows ?? []).filter(({ id, active }) => active || id === row.typeId);
  const [update] = useUpdateNewsMutation();
  const notify = useNotice();
  const form = useForm<NewsValues>({ resolver, defaultValues: newsValues(row) });
  const record = useRecordSave<NewsValues, NewsDetail>({
    form,
    draftKey: `news/${row.id}`,
    version: row.version,
    send: async (values, version) => {
      const type = types.find(({ id }) => id === values.typeId);
      await update({ ...newsInput(values, type), id: row.id, version }).unwrap();
      notify({ text: 'Cambios guardados' });
    },
    onDone: onClose,
  });
  return (
    <RecordDialog
      title="Corregir la novedad"
      form={form}
      record={record}
      conflictFields={(mine, stored) => newsConflict(mine, stored, types)}
      onClose={onClose}
    >
      <NewsFields types={types} />
    </RecordDialog>
  );
}
