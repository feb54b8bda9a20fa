import type { ParameterKind } from './ParameterKind';
import { payFigure } from './payFigure';

/** Until where a court may take of somebody's pay. */
export const garnishmentParameters = {
  'pay.minimumWage': payFigure(
    'Salario mínimo vital y móvil del mes',
    '$',
    'LCT, art. 117; resolución del Consejo del Salario de cada mes',
    null,
    { min: 1, max: 999_999_999, monthly: true },
  ),
  'pay.garnishmentLow': payFigure(
    'Embargo de quien gana hasta dos salarios mínimos: parte de lo que pasa de uno',
    '%',
    'Decreto 484/87, arts. 1 y 3',
    '10',
  ),
  'pay.garnishmentHigh': payFigure(
    'Embargo de quien gana más de dos salarios mínimos: parte de lo que pasa de uno',
    '%',
    'Decreto 484/87, arts. 1 y 3',
    '20',
  ),
} as const satisfies Record<string, ParameterKind>;
