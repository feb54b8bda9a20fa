import type { Db } from '../../../db/Db';
import { documentType } from '../../../db/schema/documents';

type NewType = typeof documentType.$inferInsert;

const warehouse = { folder: 'Habilitaciones', expires: true } as const;

/** An organisation starts with these; each can be changed or put out of use. Years as the law asks to keep what proves a debt of work. */
const initial: readonly NewType[] = [
  { name: 'DNI', folder: 'Datos personales', visibility: 'brings', keepYears: 10 },
  { name: 'Constancia de CUIL', folder: 'Datos personales', visibility: 'brings', keepYears: 10 },
  { name: 'Currículum', folder: 'Ingreso', visibility: 'brings', keepYears: 2 },
  { name: 'Contrato de trabajo', folder: 'Ingreso', visibility: 'person', keepYears: 10 },
  { name: 'Alta temprana', folder: 'Ingreso', visibility: 'person', keepYears: 10 },
  { name: 'Examen preocupacional', folder: 'Salud', visibility: 'person', keepYears: 10 },
  { name: 'Título o certificado de estudios', folder: 'Formación', visibility: 'brings' },
  {
    name: 'Carnet de autoelevador',
    ...warehouse,
    visibility: 'person',
    warnDays: 45,
    forklift: true,
  },
  { name: 'Libreta sanitaria', ...warehouse, visibility: 'brings', warnDays: 30 },
  {
    name: 'Entrega de ropa y elementos de protección',
    folder: 'Seguridad',
    visibility: 'person',
    keepYears: 10,
    signs: true,
  },
  { name: 'Sanción', folder: 'Disciplina', visibility: 'person', keepYears: 10 },
  { name: 'Nota interna', folder: 'Disciplina', visibility: 'keepers', keepYears: 10 },
];

/** At the first start alone: by then each type is the organisation's own, and one that was renamed must not come back. */
export async function seedDocumentTypes(db: Db): Promise<void> {
  if ((await db.$count(documentType)) > 0) return;
  await db
    .insert(documentType)
    .values([...initial])
    .onConflictDoNothing();
}
