import { useForm } from 'react-hook-form';
import { FormDialog } from '../../dialog/FormDialog';
import { TextInput } from '../../form/TextInput';
import type { Describe } from './editingManagers';
import { PdfImageDialog } from './PdfImageDialog';
import { PdfSignatureDialog } from './PdfSignatureDialog';
import type { EditingDialogs } from './useEditingDialogs';
import type { PdfEditing } from './usePdfEditing';

interface PdfEditingDialogsProps {
  dialogs: EditingDialogs;
  editing: PdfEditing;
}

/** The one dialog that is open, if any, and where what it made goes. */
export function PdfEditingDialogs({ dialogs, editing }: PdfEditingDialogsProps) {
  const { making, describing, signature, close } = dialogs;
  if (making === 'image')
    return (
      <PdfImageDialog
        onClose={close}
        onPlace={(bitmapFile) => {
          close();
          editing.place('image', { bitmapFile });
        }}
      />
    );
  if (making === 'signature')
    return (
      <PdfSignatureDialog
        onClose={close}
        onPlace={(made) => {
          close();
          signature.current = made;
          editing.place('signature');
        }}
      />
    );
  if (!describing) return null;
  const described = {
    ...describing,
    onDone: (text: string) => {
      describing.onDone(text);
      editing.markUnsaved();
    },
  };
  return <PdfDescriptionDialog describe={described} onClose={close} />;
}

interface PdfDescriptionDialogProps {
  describe: Describe;
  onClose: () => void;
}

/** This asks for the description of a picture, for people who do not see it. */
function PdfDescriptionDialog({ describe, onClose }: PdfDescriptionDialogProps) {
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
