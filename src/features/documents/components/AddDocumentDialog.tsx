import LinearProgress from '@mui/material/LinearProgress';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { PersonInput } from '@/components/references/PersonInput';
import type { DocumentType } from '@/services/wms/generated/documents.gen';
import { type AddValues, addDocumentForm, emptyAdd } from '../addDocumentForm';
import { useAddDocuments } from '../useAddDocuments';
import { DocumentFields } from './DocumentFields';
import { FilesInput } from './FilesInput';

const MOST = 20;

interface AddDocumentDialogProps {
  types: readonly DocumentType[];
  /** Who keeps the files says whose it is; anybody else adds to their own. */
  keeps: boolean;
  onClose: () => void;
}

/** One paper, or a pile of the same kind for one person. */
export function AddDocumentDialog({ types, keeps, onClose }: AddDocumentDialogProps) {
  const resolver = useMemo(() => contractResolver(addDocumentForm(keeps)), [keeps]);
  const form = useForm<AddValues>({ resolver, defaultValues: emptyAdd() });
  const draft = useDraft(form, 'documents/add');
  const notify = useNotice();
  const { add, done, total } = useAddDocuments(types, (left) => form.setValue('files', left));
  const usable = types.filter(
    ({ active, visibility }) => active && (keeps || visibility === 'brings'),
  );
  return (
    <FormDialog
      open
      title={keeps ? 'Agregar al legajo' : 'Traer un documento'}
      form={form}
      draft={draft}
      submitLabel="Agregar"
      onSubmit={async (values) => {
        const added = await add(values);
        notify({ text: added === 1 ? 'Documento agregado' : `${added} documentos agregados` });
        onClose();
      }}
      onClose={onClose}
    >
      {keeps ? <PersonInput name="personId" label="De quién es" /> : null}
      <FilesInput name="files" most={keeps ? MOST : 1} />
      <DocumentFields types={usable} title={form.watch('files').length < 2 ? 'offered' : 'none'} />
      <TextInput<AddValues> name="note" label="Nota" rows={2} maxLength={300} optional />
      {total > 1 ? (
        <LinearProgress
          variant="determinate"
          value={(done / total) * 100}
          aria-label={`Subidos ${done} de ${total}`}
        />
      ) : null}
    </FormDialog>
  );
}
