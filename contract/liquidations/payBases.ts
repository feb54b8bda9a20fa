import type { FieldValue } from '../core/field';
import { choice } from '../core/fields';

/** A month of pay is summed into these bases, from which other amounts are reckoned. */
export const payBases = {
  aportes: 'Aportes del trabajador',
  contribuciones: 'Contribuciones del empleador',
  obra_social: 'Obra social',
  sindicato: 'Cuota sindical',
  presentismo: 'Presentismo',
  sac: 'Aguinaldo (SAC)',
  variables: 'Remuneraciones variables, para el promedio de las vacaciones y de la indemnización',
  vacaciones: 'Vacaciones, que no cuentan para la indemnización desde el 6/3/2026',
  aportes_sac: 'Aportes del trabajador sobre el SAC de una liquidación final',
  descuentos_ley: 'Descuentos de ley, que se restan de la remuneración bruta',
  cuotas_sindicales: 'Cuotas sindicales, que se deducen del impuesto a las ganancias',
  indemnizaciones: 'Indemnizaciones de una liquidación final',
  riesgos: 'Riesgos del trabajo (ART)',
  detraccion: 'Detracción, que se resta de la base de contribuciones',
  devoluciones: 'Novedades y cuotas de préstamos, que ocupan el tope de lo que se descuenta',
} as const;

export type PayBase = keyof typeof payBases;
export const payBaseNames = Object.keys(payBases) as [PayBase, ...PayBase[]];

/** Each kind of run has its own concepts and its own slip. */
export const runKindField = choice(
  'Tipo',
  {
    monthly: 'Mensual',
    sac: 'Aguinaldo (SAC)',
    fortnight: 'Quincena',
    vacation: 'Vacaciones',
    final: 'Liquidación final',
    adjustment: 'Ajuste retroactivo',
    supplementary: 'Complementaria',
  },
  { initial: 'monthly' },
);
export type RunKind = FieldValue<typeof runKindField>;

const {
  adjustment: _adjusted,
  supplementary: _supplemented,
  ...conceptRunLabels
} = runKindField.labels;
/** Kinds that have concepts of their own: the others have those of the months whose differences they give. */
export type ConceptRun = Exclude<RunKind, 'adjustment' | 'supplementary'>;
export const conceptRuns: Readonly<Record<ConceptRun, string>> = conceptRunLabels;
export const conceptRunNames = Object.keys(conceptRuns) as [ConceptRun, ...ConceptRun[]];
