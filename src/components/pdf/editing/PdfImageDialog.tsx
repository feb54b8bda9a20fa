import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../dialog/FormDialog';
import { FileDrop } from '../../files/FileDrop';
import { RefusedFiles } from '../../files/RefusedFiles';

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

const SIGNS: readonly [type: string, bytes: readonly number[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

const pictureRules = {
  accept: ['image/png', 'image/jpeg'],
  acceptLabel: 'PNG o JPG',
  maxBytes: 10_000_000,
  maxFiles: 1,
};

/** Why a file is not a picture that can be put on a page, whatever its name says; null when it is. */
async function pictureProblem(file: File): Promise<string | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const real = SIGNS.some(([, bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (!real) return `“${file.name}” no es una imagen PNG o JPG, aunque lo diga su nombre.`;
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return `“${file.name}” está dañada y no se puede mostrar.`;
  }
}
