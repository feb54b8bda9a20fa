import type { ParameterKind } from './ParameterKind';
import { always } from './parameterWords';
import { payFigure } from './payFigure';

/** The employer pays these besides the salary. */
export const employerParameters = {
  'pay.employerContribution': payFigure(
    'Contribuciones patronales a la seguridad social',
    '%',
    'Ley 27.541, art. 19, inc. b',
    '18',
  ),
  'pay.employerHealth': payFigure(
    'Obra social: contribución del empleador',
    '%',
    'Ley 23.660, art. 16',
    '6',
  ),
  'pay.employerPensionersHealth': payFigure(
    'INSSJP: parte de las contribuciones a la seguridad social',
    '%',
    'Decreto 814/2001 y ley 27.541, art. 19: distribución de la alícuota. A revisar',
    '1.59',
    { max: 10 },
  ),
  'pay.laborFund': {
    ...payFigure(
      'Fondo de asistencia laboral (FAL): parte de las contribuciones a la seguridad social',
      '%',
      'Ley 27.802, título II; decreto 408/2026: 2,5 si es MiPyME, 1 si no. A revisar',
      null,
      { max: 3 },
    ),
    initial: [
      { from: always, value: '0' },
      { from: '2026-11-01', value: '2.5' },
    ],
  },
  'pay.contributionDeduction': payFigure(
    'Detracción de la base de contribuciones, por persona y mes',
    '$',
    'Ley 27.541, art. 22. A revisar',
    '7003.68',
    { max: 999_999_999 },
  ),
  'pay.workRiskPercent': payFigure(
    'ART: porcentaje de la remuneración (0: no se calcula)',
    '%',
    'Ley 24.557, art. 23: contrato con la aseguradora',
    '0',
  ),
  'pay.workRiskFixed': payFigure(
    'ART: suma fija por persona y mes (0: no se calcula)',
    '$',
    'Ley 24.557, art. 23: contrato con la aseguradora',
    '0',
    { max: 999_999 },
  ),
  'pay.lifeInsurance': payFigure(
    'Seguro de vida obligatorio, por persona y mes (0: no se calcula)',
    '$',
    'Decreto 1.567/74: contrato con la aseguradora',
    '0',
    { max: 999_999 },
  ),
  'pay.chamberFee': payFigure(
    'Cámaras empresariales: contribución según el convenio (0: no se calcula)',
    '%',
    'Según el convenio; ley 27.802: hasta el 0,5 %',
    '0',
    { max: 0.5 },
  ),
} as const satisfies Record<string, ParameterKind>;
