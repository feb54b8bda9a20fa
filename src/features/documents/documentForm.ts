import { documentFields, documentFile } from '@contract/documents/documentFields';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { DocumentDetail } from './api';
import { expiryText } from './documentTexts';

const { shape } = documentFields;

/** The contract's fields as a form holds them: nothing chosen and no date are empty. */
export const documentForm = z.object({
  typeId: z.union([z.literal(''), z.number()]).refine((value) => value !== '', 'Elegí un tipo.'),
  title: shape.title,
  expiresOn: z.string(),
});
export type DocumentValues = z.input<typeof documentForm>;

const files = z.array(z.instanceof(File)).min(1, 'Elegí el archivo.');
const note = documentFile.shape.note.unwrap();

/** Without a title a file is called by its own name. */
const ownForm = documentForm.extend({
  personId: z.number().nullable(),
  title: z.string().max(120, 'Usá como mucho 120 caracteres.'),
  files,
  note,
});
export type AddValues = z.input<typeof ownForm>;

/** Who keeps the files says whose it is. */
export const addForm = (keeps: boolean) =>
  ownForm.refine(({ personId }) => !keeps || personId !== null, {
    path: ['personId'],
    message: 'Elegí de quién es.',
  });

/** Another version of a document; its new day, where its type expires. */
export const versionForm = z.object({ files, note, expiresOn: z.string() });
export type VersionValues = z.input<typeof versionForm>;

export const emptyAdd = (): AddValues => ({
  personId: null,
  files: [],
  typeId: '',
  title: '',
  expiresOn: '',
  note: '',
});

export const documentValues = ({ typeId, title, expiresOn }: DocumentDetail): DocumentValues => ({
  typeId,
  title,
  expiresOn: expiresOn ?? '',
});

/** A type that does not expire takes no date, whatever stayed in a field that is no longer there. */
export const documentInput = (
  { typeId, title, expiresOn }: DocumentValues,
  type: { expires: boolean } | undefined,
) => ({
  typeId: Number(typeId),
  title: title.trim(),
  expiresOn: type?.expires ? expiresOn || null : null,
});

/** Only what differs, as people read it. */
export function documentConflict(
  mine: DocumentValues,
  stored: DocumentDetail,
  typeName: (id: number) => string,
): ConflictField[] {
  const dated = (expiresOn: string | null) => expiryText({ expiresOn, validity: 'valid' });
  const fields = [
    { label: 'Tipo', mine: typeName(Number(mine.typeId)), stored: stored.typeName },
    { label: 'Título', mine: mine.title, stored: stored.title },
    { label: 'Vencimiento', mine: dated(mine.expiresOn || null), stored: dated(stored.expiresOn) },
  ];
  return fields.filter((field) => field.mine !== field.stored);
}
