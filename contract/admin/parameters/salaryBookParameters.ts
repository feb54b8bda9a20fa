import type { ParameterKind } from './ParameterKind';
import { payFigure } from './payFigure';

const inBook = (name: string, source: string, max: number) =>
  payFigure(`Libro de Sueldos: ${name}`, 'código', `ARCA, F.931: ${source}`, null, {
    decimals: 0,
    max,
  });

/** How the organisation and most of its people are known to ARCA: nobody else can say. */
export const salaryBookParameters = {
  'pay.bookCompany': inBook('tipo de empleador', 'tabla de tipos de empleador', 9),
  'pay.bookSituation': inBook('situación de revista', 'tabla de situaciones de revista', 99),
  'pay.bookCondition': inBook('condición', 'tabla de condiciones', 99),
  'pay.bookActivity': inBook('actividad', 'tabla de actividades', 999),
  'pay.bookContract': inBook('modalidad de contratación', 'tabla de modalidades', 999),
  'pay.bookPlace': inBook('localidad', 'tabla de zonas', 99),
  'pay.bookHealth': inBook('obra social', 'registro nacional de obras sociales', 999_999),
} as const satisfies Record<string, ParameterKind>;
