import { documentFile } from '@contract/documents/documentFields';
import LinearProgress from '@mui/material/LinearProgress';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { PersonInput } from '@/components/references/PersonInput';
import { useSendDocument } from '@/services/files/useSendDocument';
import type { DocumentType } from '@/services/wms/generated/documents.gen';
import { useAddDocumentMutation } from '@/services/wms/generated/documents.gen';
import { documentForm } from '../documentForm';
import { titleOf } from '../documentTexts';
import { fileFaultBesideFiles } from '../fileFaultBesideFiles';
import { DocumentFields } from './DocumentFields';
import { FilesInput } from './FilesInput';

const MOST = 20;

interface AddDocumentDialogProps {
  types: readonly DocumentType[];
  /** A person who keeps the files says whose it is; others add to their own. */
  keeps: boolean;
  /** Handed in by another program of the device. */
  given?: File;
  onClose: () => void;
}

/** A paper, or a pile of the same kind for a single person. */
export function AddDocumentDialog({ types, keeps, given, onClose }: AddDocumentDialogProps) {
  const resolver = useMemo(() => contractResolver(addDocumentForm(keeps)), [keeps]);
  const form = useForm<AddValues>({ resolver, defaultValues: emptyAdd(given) });
  const draft = useDraft(form, given ? 'documents/shared' : 'documents/add');
  const notify = useNotice();
  const { add, done, total } = useAddDocuments(types, (left) => form.setValue('files', left));
  const usable = types.filter(
    ({ active, visibility }) => active && (keeps || visibility === 'brings'),
  );
  return (
    <FormDialog
      open
      title={keeps ? 'Agregar al legajo' : 'Subir un documento'}
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
          value={Math.round((done / total) * 100)}
          aria-label={`Subidos ${done} de ${total}`}
        />
      ) : null}
    </FormDialog>
  );
}

/** Adds one document for each file; when one is refused, those before it are in and those left stay chosen. */
function useAddDocuments(types: readonly DocumentType[], setLeft: (files: File[]) => void) {
  const send = useSendDocument();
  const [addOne] = useAddDocumentMutation();
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  const add = async (values: AddValues): Promise<number> => {
    const { files } = values;
    const form = documentForm(types);
    setProgress({ done: 0, total: files.length });
    for (const [index, file] of files.entries()) {
      const title = files.length === 1 ? values.title.trim() : '';
      const fields = form.input({ ...values, title: title || titleOf(file.name) });
      const { note, personId } = values;
      const whose = personId === null ? {} : { personId };
      const sent = { ...fields, ...whose, note, file: await send(file) };
      await fileFaultBesideFiles(addOne(sent).unwrap());
      setProgress({ done: index + 1, total: files.length });
      setLeft(files.slice(index + 1));
    }
    return files.length;
  };
  return { add, ...progress };
}

/** The form holds the files and what is said of them; a file that has no title is called by its own name. */
const ownForm = z.object({
  personId: z.number().nullable(),
  files: z.array(z.instanceof(File)).min(1, 'Elegí el archivo.'),
  typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
  title: z.string().max(120),
  expiresOn: z.string(),
  note: documentFile.shape.note.unwrap(),
});
type AddValues = z.input<typeof ownForm>;

/** A person who keeps the files says whose it is. */
const addDocumentForm = (keeps: boolean) =>
  ownForm.refine(({ personId }) => !keeps || personId !== null, {
    path: ['personId'],
    message: 'Elegí de quién es.',
  });

const emptyAdd = (given?: File): AddValues => ({
  personId: null,
  files: given ? [given] : [],
  typeId: '',
  title: '',
  expiresOn: '',
  note: '',
});
