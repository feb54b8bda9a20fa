import type { FormulaFunctionName, formulaVariables } from './formulaVocabulary';

/** These count days or hours of the period, each of which lies on a day. */
export const ofDays: readonly (keyof typeof formulaVariables | FormulaFunctionName)[] = [
  'dias_empleo',
  'dias_trabajados',
  'dias_sin_goce',
  'dias_ausencia',
  'horas_sin_goce',
  'feriados_pagos',
  'dias_con_goce',
  'horas_con_goce',
  'horas',
  'franja',
  'novedad',
  'licencia',
];

/** These are read of the salary. */
export const ofSalary: readonly (keyof typeof formulaVariables)[] = [
  'basico',
  'valor_dia',
  'valor_hora',
];
