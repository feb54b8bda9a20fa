import { chatParameters } from './parameters/chatParameters';
import { countParameters } from './parameters/countParameters';
import { employerParameters } from './parameters/employerParameters';
import { expenseParameters } from './parameters/expenseParameters';
import { garnishmentParameters } from './parameters/garnishmentParameters';
import { holidayParameters } from './parameters/holidayParameters';
import { hourParameters } from './parameters/hourParameters';
import { incomeTaxParameters } from './parameters/incomeTaxParameters';
import { lastPayParameters } from './parameters/lastPayParameters';
import { markingParameters } from './parameters/markingParameters';
import type { ParameterKind } from './parameters/ParameterKind';
import { payRunParameters } from './parameters/payRunParameters';
import { postParameters } from './parameters/postParameters';
import { receivingParameters } from './parameters/receivingParameters';
import { salaryBookParameters } from './parameters/salaryBookParameters';
import { scheduleParameters } from './parameters/scheduleParameters';
import { visitParameters } from './parameters/visitParameters';

/** Every figure that changes with the law or by decision of the organisation; the code that uses one names its key. */
export const parameterCatalog = {
  ...postParameters,
  ...chatParameters,
  ...holidayParameters,
  ...scheduleParameters,
  ...markingParameters,
  ...hourParameters,
  ...payRunParameters,
  ...employerParameters,
  ...lastPayParameters,
  ...garnishmentParameters,
  ...incomeTaxParameters,
  ...salaryBookParameters,
  ...expenseParameters,
  ...countParameters,
  ...receivingParameters,
  ...visitParameters,
} as const satisfies Record<string, ParameterKind>;

export type ParameterCode = keyof typeof parameterCatalog;

export const parameterCodes = Object.keys(parameterCatalog) as [ParameterCode, ...ParameterCode[]];
