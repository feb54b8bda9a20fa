import type { ParameterKind } from './ParameterKind';
import { payFigure } from './payFigure';

const inBook = (name: string, source: string, max: number): ParameterKind => ({
  ...payFigure(`Libro de Sueldos: ${name}`, 'código', `ARCA, F.931: ${source}`, null, {
    decimals: 0,
    max,
  }),
  toldOnly: true,
});

const ofSite = (name: string, source: string, max: number): ParameterKind => ({
  ...inBook(name, source, max),
  bySite: true,
});

/** How the organisation and most of its people are known to ARCA: nobody else can say. */
export const salaryBookParameters = {
  'pay.bookCompany': inBook('tipo de empleador', 'tabla de tipos de empleador', 9),
  'pay.bookSituation': ofSite('situación de revista', 'tabla de situaciones de revista', 99),
  'pay.bookCondition': ofSite('condición', 'tabla de condiciones', 99),
  'pay.bookActivity': ofSite('actividad', 'tabla de actividades', 999),
  'pay.bookContract': ofSite('modalidad de contratación', 'tabla de modalidades', 999),
  'pay.bookPlace': ofSite('localidad', 'tabla de zonas', 99),
  'pay.bookHealth': ofSite('obra social', 'registro nacional de obras sociales', 999_999),
} as const satisfies Record<string, ParameterKind>;
