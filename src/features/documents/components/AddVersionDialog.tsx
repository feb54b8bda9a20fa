import { documentFile, documentRecord } from '@contract/documents/documentFields';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '@/components/dialog/FormDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { contractResolver } from '@/components/form/contractResolver';
import { TextInput } from '@/components/form/TextInput';
import { useDraft } from '@/components/form/useDraft';
import { useSeenRow } from '@/components/form/useSeenRow';
import { RecordInput } from '@/components/record/RecordInput';
import { useSendDocument } from '@/services/files/useSendDocument';
import {
  type DocumentDetail,
  useAddDocumentVersionMutation,
} from '@/services/wms/generated/documents.gen';
import { fileFaultBesideFiles } from '../fileFaultBesideFiles';
import { FilesInput } from './FilesInput';

const versionForm = z.object({
  files: z.array(z.instanceof(File)).min(1, 'Elegí el archivo.'),
  note: documentFile.shape.note.unwrap(),
  /** Where its type expires. */
  expiresOn: z.string(),
});
type VersionValues = z.input<typeof versionForm>;

const resolver = contractResolver(versionForm);

interface AddVersionDialogProps {
  row: DocumentDetail;
  onClose: () => void;
}

/** The paper renewed or corrected; what it was stays behind it. */
export function AddVersionDialog({ row, onClose }: AddVersionDialogProps) {
  const { seen, newest } = useSeenRow(row);
  const { id, version, expiresOn } = seen;
  const dated = expiresOn !== null;
  const form = useForm<VersionValues>({
    resolver,
    defaultValues: { files: [], note: '', expiresOn: expiresOn ?? '' },
  });
  const draft = useDraft(form, `documents/version/${id}`);
  const send = useSendDocument();
  const [add] = useAddDocumentVersionMutation();
  const notify = useNotice();
  return (
    <FormDialog
      open
      title="Agregar una versión"
      form={form}
      newest={newest}
      draft={draft}
      submitLabel="Agregar"
      onSubmit={async ({ files: [file], note, expiresOn: until }) => {
        if (!file) return;
        const fields = { id, version, note, file: await send(file) };
        const sent = dated ? { ...fields, expiresOn: until || null } : fields;
        await fileFaultBesideFiles(add(sent).unwrap());
        notify({ text: 'Versión agregada' });
        onClose();
      }}
      onClose={onClose}
    >
      <FilesInput name="files" most={1} />
      {dated ? <RecordInput record={documentRecord} name="expiresOn" required /> : null}
      <TextInput<VersionValues> name="note" label="Nota" rows={2} maxLength={300} optional />
    </FormDialog>
  );
}
