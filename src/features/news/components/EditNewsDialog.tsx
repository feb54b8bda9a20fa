import { useForm } from 'react-hook-form';
import { ConflictDialog } from '@/components/dialog/ConflictDialog';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { useDraft } from '@/components/form/useDraft';
import { useVersionedSave } from '@/components/form/useVersionedSave';
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
  const draft = useDraft(form, `news/${row.id}`, row.version);
  const done = () => {
    draft.forget();
    onClose();
  };
  const { save, conflict, saving, keepMine, leaveConflict } = useVersionedSave<
    NewsValues,
    NewsDetail
  >(async (values, version) => {
    const type = types.find(({ id }) => id === values.typeId);
    await update({ ...newsInput(values, type), id: row.id, version }).unwrap();
    notify({ text: 'Cambios guardados' });
    done();
  });
  return (
    <>
      <FormDialog
        open
        title="Corregir la novedad"
        form={form}
        draft={draft}
        submitLabel="Guardar"
        onSubmit={(values) => save(values, draft.version)}
        onClose={onClose}
      >
        <NewsFields types={types} />
      </FormDialog>
      <ConflictDialog
        open={conflict !== null}
        fields={conflict ? newsConflict(conflict.mine, conflict.stored, types) : []}
        saving={saving}
        onKeepMine={keepMine}
        onKeepStored={done}
        onClose={leaveConflict}
      />
    </>
  );
}
