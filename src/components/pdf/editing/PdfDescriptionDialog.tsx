import { useForm } from 'react-hook-form';
import { FormDialog } from '../../dialog/FormDialog';
import { TextInput } from '../../form/TextInput';
import type { Describe } from './editingManagers';

interface PdfDescriptionDialogProps {
  describe: Describe;
  onClose: () => void;
}

/** What a picture shows, for those who do not see it. */
export function PdfDescriptionDialog({ describe, onClose }: PdfDescriptionDialogProps) {
  const form = useForm({ defaultValues: { text: describe.text } });
  return (
    <FormDialog
      open
      title="Qué muestra"
      form={form}
      submitLabel="Listo"
      onSubmit={async ({ text }) => {
        describe.onDone(text.trim());
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput<{ text: string }> name="text" label="Descripción para quien no la ve" autoFocus />
    </FormDialog>
  );
}
