import { documentTypeFields } from '@contract/documents/documentType';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import type { DocumentType, SaveDocumentTypeApiArg } from './api';
import { rulesOf } from './documentTexts';

const { shape } = documentTypeFields;
const whole = (min: number, max: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `Va de ${min} a ${max}.`,
    );

/** The contract's fields as the form holds them: numbers as they are typed. */
export const typeForm = z.object({
  name: shape.name,
  folder: shape.folder,
  visibility: shape.visibility,
  expires: z.boolean(),
  signs: z.boolean(),
  warnDays: whole(0, 365),
  keepYears: orEmpty(whole(1, 99)),
  active: z.boolean(),
});
export type TypeValues = z.input<typeof typeForm>;

export const typeValues = (row: DocumentType | null): TypeValues => ({
  name: row?.name ?? '',
  folder: row?.folder ?? '',
  visibility: row?.visibility ?? 'person',
  expires: row?.expires ?? false,
  signs: row?.signs ?? false,
  warnDays: String(row?.warnDays ?? 30),
  keepYears: row?.keepYears == null ? '' : String(row.keepYears),
  active: row?.active ?? true,
});

export const typeInput = ({
  warnDays,
  keepYears,
  ...rest
}: TypeValues): SaveDocumentTypeApiArg => ({
  ...rest,
  // Only what the person sees and the house files is signed, whatever stayed in a field that is no longer there.
  signs: rest.signs && rest.visibility === 'person',
  warnDays: Number(warnDays),
  keepYears: keepYears === '' ? null : Number(keepYears),
});

/** Only what differs, as people read it. */
export function typeConflict(mine: TypeValues, stored: DocumentType): ConflictField[] {
  const asRow: DocumentType = { ...stored, ...documentTypeFields.parse(typeInput(mine)) };
  const use = (active: boolean) => (active ? 'En uso' : 'Sin uso');
  const fields = [
    { label: 'Nombre', mine: asRow.name, stored: stored.name },
    { label: 'Carpeta', mine: asRow.folder, stored: stored.folder },
    { label: 'Reglas', mine: rulesOf(asRow), stored: rulesOf(stored) },
    { label: 'Uso', mine: use(asRow.active), stored: use(stored.active) },
  ];
  return fields.filter((field) => field.mine !== field.stored);
}
