import { AttachmentThumb } from './AttachmentThumb';
import { useObjectUrl } from './useObjectUrl';

interface PickedFileProps {
  file: File;
  onRemove?: () => void;
}

/** A file chosen and not sent yet. */
export function PickedFile({ file, onRemove }: PickedFileProps) {
  const preview = useObjectUrl(file.type.startsWith('image/') ? file : null);
  return (
    <AttachmentThumb
      name={file.name}
      mime={file.type}
      size={file.size}
      preview={preview}
      onRemove={onRemove}
    />
  );
}
