import { documentFile, documentRecord } from '@contract/documents/documentFields';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { SelectInput } from '@/components/form/SelectInput';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { RecordInput } from '@/components/record/RecordInput';
import { useSendDocument } from '@/services/files/useSendDocument';
import {
  type AskedDocument,
  useDeliverDocumentMutation,
  useListDocumentsQuery,
} from '@/services/wms/generated/documents.gen';
import { expiryText } from '../documentTexts';
import { fileFaultBesideFiles } from '../fileFaultBesideFiles';
import { FilesInput } from './FilesInput';

const another = { value: 'new', label: 'Subir un archivo' };

interface DeliverDialogProps {
  row: AskedDocument;
  onClose: () => void;
}

/** The person hands in what was asked for: a file or a photo, or a paper that is in the file already. */
export function DeliverDialog({ row, onClose }: DeliverDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version, typeId, expires } = seen;
  const [resolver] = useState(() => contractResolver(deliverForm(expires)));
  const form = useForm<DeliverValues>({ resolver, defaultValues: emptyDeliver() });
  const draft = useDraft(form, `documents/deliver/${id}`);
  const papers = useOwnPapers(typeId);
  const send = useSendDocument();
  const [deliver] = useDeliverDocumentMutation();
  const notify = useNotice();
  const brings = form.watch('documentId') === 'new';
  return (
    <FormDialog
      open
      title={`Entregar: ${row.typeName}`}
      form={form}
      newest={newest}
      draft={draft}
      submitLabel="Entregar"
      onSubmit={async ({ documentId, files: [file], expiresOn, note }) => {
        if (documentId !== 'new') await deliver({ id, version, documentId }).unwrap();
        else if (file) {
          const until = expires ? expiresOn || null : null;
          const hash = await send(file);
          const sent = { id, version, file: hash, expiresOn: until, note };
          await fileFaultBesideFiles(deliver(sent).unwrap());
        }
        notify({ text: 'Documento entregado' });
        onClose();
      }}
      onClose={onClose}
    >
      {row.note ? <Typography sx={{ color: 'text.secondary' }}>{row.note}</Typography> : null}
      {papers.length > 0 ? (
        <SelectInput<DeliverValues>
          name="documentId"
          label="Qué entregás"
          options={[another, ...papers]}
        />
      ) : null}
      {brings ? (
        <>
          <FilesInput name="files" most={1} />
          {expires ? <RecordInput record={documentRecord} name="expiresOn" required /> : null}
          <TextInput<DeliverValues> name="note" label="Nota" rows={2} maxLength={300} optional />
        </>
      ) : null}
    </FormDialog>
  );
}

/** One's own papers of a type, as choices of what to deliver; those that expired serve nobody. */
function useOwnPapers(typeId: number) {
  const { data } = useListDocumentsQuery({
    size: 50,
    filters: [
      { field: 'mine', operator: 'is', value: true },
      { field: 'typeId', operator: 'is', value: typeId },
      { field: 'validity', operator: 'not', value: 'expired' },
    ],
  });
  return (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: row.expiresOn ? `${row.title}. ${expiryText(row)}` : row.title,
  }));
}

/** A file, or one of the papers that are in the file already. */
const deliverForm = (expires: boolean) =>
  z
    .object({
      documentId: z.union([z.literal('new'), z.number()]),
      files: z.array(z.instanceof(File)),
      expiresOn: z.string(),
      note: documentFile.shape.note.unwrap(),
    })
    .refine(({ documentId, files }) => documentId !== 'new' || files.length > 0, {
      path: ['files'],
      message: 'Elegí el archivo.',
    })
    .refine(({ documentId, expiresOn }) => documentId !== 'new' || !expires || expiresOn !== '', {
      path: ['expiresOn'],
      message: 'Decí hasta cuándo vale.',
    });
type DeliverValues = z.input<ReturnType<typeof deliverForm>>;

const emptyDeliver = (): DeliverValues => ({
  documentId: 'new',
  files: [],
  expiresOn: '',
  note: '',
});
