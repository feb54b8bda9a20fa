import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { payConcept } from '../../../db/schema/payConcepts';
import { employerConcepts } from './employerConcepts';
import { incomeTaxConcepts } from './incomeTaxConcepts';
import { minimumBaseConcepts } from './minimumBaseConcepts';

/** Concepts that came after the first version. */
const later: readonly string[] = [
  'ALIMENTOS',
  'TOPE_EMBARGOS',
  'EMBARGOS',
  ...incomeTaxConcepts.map(({ code }) => code),
  'FERIADOS_PAGOS',
  'JORNADAS_PAGAS',
  'HORAS_PAGAS',
  ...minimumBaseConcepts.map(({ code }) => code),
  'NOVEDADES_NO_ENTRAN',
  ...employerConcepts.map(({ code }) => code),
  'REMUNERACION_245',
  'APORTE_SOLIDARIO',
];

/** This finds the library's concepts that this organisation never had; those that it ended are still there, with their dates. */
export async function missingConcepts(db: Db): Promise<string[]> {
  const known = await db
    .selectDistinct({ code: payConcept.code })
    .from(payConcept)
    .where(anyOf(payConcept.code, [...later]));
  return later.filter((code) => !known.some((one) => one.code === code));
}
