import { PdfDescriptionDialog } from './PdfDescriptionDialog';
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
