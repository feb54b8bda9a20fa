import type { ParameterCode } from '../admin/parameterCatalog';

/** The scale of income tax, which formulas name before anybody wrote one. */
export const taxTable = {
  name: 'ganancias',
  label: 'Escala del impuesto a las ganancias, acumulada al mes',
} as const;

/** These are written for the very month, with the scale: a figure of another month would tax wrongly. */
export const taxParameters = [
  'pay.taxExempt',
  'pay.taxSpecial',
  'pay.taxSpouse',
  'pay.taxChild',
  'pay.taxDisabledChild',
] as const satisfies readonly ParameterCode[];

/** They rule by the month in which somebody is paid; all others by the month that is paid. */
export const figuresOfPayDay = [...taxParameters, 'pay.taxLimit'] as const;
