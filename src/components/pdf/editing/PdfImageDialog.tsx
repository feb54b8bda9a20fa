import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../dialog/FormDialog';
import { FileDrop } from '../../files/FileDrop';
import { RefusedFiles } from '../../files/RefusedFiles';
import { pictureProblem, pictureRules } from './checkedPicture';

interface PdfImageDialogProps {
  onPlace: (picture: File) => void;
  onClose: () => void;
}

/** A picture from a file or the camera, looked at before it goes on the page. */
export function PdfImageDialog({ onPlace, onClose }: PdfImageDialogProps) {
  const form = useForm({ defaultValues: {} });
  const [picture, setPicture] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File | null) => {
    setPicture(file);
    setProblem(null);
  };
  return (
    <FormDialog
      open
      title="Poner una imagen"
      form={form}
      submitLabel="Poner en la página"
      onSubmit={async () => {
        if (!picture) return setProblem('Elegí una imagen.');
        const found = await pictureProblem(picture);
        if (found) return setProblem(found);
        onPlace(picture);
      }}
      onClose={onClose}
    >
      <FileDrop
        label="Imagen"
        rules={pictureRules}
        files={picture ? [picture] : []}
        onChange={([file]) => choose(file ?? null)}
      />
      <RefusedFiles reasons={problem ? [problem] : []} />
    </FormDialog>
  );
}
