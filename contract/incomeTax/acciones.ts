import * as taxDeductions from './taxDeductionAcciones';

export const incomeTaxAcciones = { ...taxDeductions };
