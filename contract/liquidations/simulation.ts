import { payParameters } from './payParameters';

type Parameter = keyof typeof payParameters;

/** The figures of the law or of the organisation that a simulation may put another value for. */
export const simulatedParameters = Object.keys(payParameters) as [Parameter, ...Parameter[]];

/** How a raise is said: "8" per cent, or "50000" pesos more on who is paid by the month. */
export const raiseKinds = { percent: 'Porcentaje', amount: 'Importe' } as const;
/** An adjustment reckons the months of the past with one of these. */
export const runRaises = {
  record: 'El que la ficha dice hoy para cada mes',
  percent: 'El que se pagó, más un porcentaje',
  amount: 'El que se pagó, más un importe por mes',
} as const;
export type RaiseKind = keyof typeof raiseKinds;
export const raiseKindNames = Object.keys(raiseKinds) as [RaiseKind, ...RaiseKind[]];
