import type { ParameterKind } from './ParameterKind';
import { payFigure } from './payFigure';

const accumulated = (name: string) =>
  payFigure(
    `Ganancias: ${name}, acumulada al mes y sin la doceava parte`,
    '$',
    'Ley 20.628, art. 30; tabla de deducciones personales de ARCA de cada mes',
    null,
    { min: 1, max: 999_999_999 },
  );

/** The deductions that the law allows from taxed income, as ARCA publishes them month by month: none comes with the product. */
export const incomeTaxParameters = {
  'pay.taxExempt': accumulated('ganancia no imponible'),
  'pay.taxSpecial': accumulated('deducción especial incrementada'),
  'pay.taxSpouse': accumulated('deducción por cónyuge'),
  'pay.taxChild': accumulated('deducción por hijo'),
  'pay.taxDisabledChild': accumulated('deducción por hijo con discapacidad'),
  'pay.taxLimit': payFigure(
    'Ganancias: cuánto de lo que se paga se puede retener, como máximo',
    '%',
    'Resolución general 4003/2017',
    '35',
  ),
} as const satisfies Record<string, ParameterKind>;
