import { concept, ofDays, ofEverything, ofVacations, percentOf, type Row } from './libraryConcept';

const added = (position: number, code: string, name: string, more: Partial<Row>): Row =>
  concept(position, code, name, { kind: 'employer', runs: ofEverything, ...more });

const deducted = (position: number, code: string, name: string, more: Partial<Row>): Row =>
  concept(position, code, name, {
    kind: 'informative',
    bases: ['detraccion'],
    source: 'Ley 27.541, art. 22; decreto 814/2001, art. 4',
    ...more,
  });

/** SAC has half of the month's deduction, in proportion to the days for which it is owed. */
const deductionOfSac = 'parametro(detraccion) / 2 * dias_empleo_semestre / dias_semestre';

/** Contributions are reckoned on what is left after the deduction. */
const contributed = 'piso(base(contribuciones) - base(detraccion); 0)';
const atRisk = 'piso(base(riesgos); 0)';
/** A fixed sum of a month is added once: not with a first fortnight, nor where another run paid the month. */
const onceAMonth = 'dias_empleo > 0 y no primera_quincena';

/** The FAL and the part of the INSSJP are taken out of what social security had: the cost is the same with them. */
export const employerConcepts: readonly Row[] = [
  deducted(290, 'DETRACCION', 'Detracción de la base de contribuciones', {
    runs: ofVacations,
    formula:
      'minimo(piso(base(contribuciones); 0); parametro(detraccion) * piso(dias_empleo - dias_sin_goce; 0) / 30; piso(parametro(detraccion) - del_mes(detraccion); 0))',
  }),
  deducted(291, 'DETRACCION_SAC', 'Detracción de la base de contribuciones del SAC', {
    runs: ['sac'],
    formula: `minimo(piso(base(contribuciones); 0); ${deductionOfSac})`,
  }),
  deducted(292, 'DETRACCION_FINAL', 'Detracción por el SAC proporcional', {
    runs: ['final'],
    formula: `minimo(piso(base(contribuciones) - concepto(DETRACCION); 0); ${deductionOfSac})`,
  }),
  added(300, 'CONTRIBUCIONES', 'Contribuciones a la seguridad social', {
    item: 'socialSecurity',
    quantity: 'parametro(contribucion_patronal) - parametro(contribucion_inssjp) - parametro(fal)',
    rate: contributed,
    unit: '%',
    formula:
      'valor * parametro(contribucion_patronal)% - concepto(CONTRIB_INSSJP) - concepto(CONTRIB_FAL)',
    source: 'Ley 27.541, art. 19',
  }),
  added(301, 'CONTRIB_OS', 'Obra social, del empleador', {
    item: 'healthInsurance',
    ...percentOf('parametro(contribucion_obra_social)', 'piso(base(obra_social); 0)'),
    source: 'Ley 23.660, art. 16',
  }),
  added(303, 'CONTRIB_INSSJP', 'INSSJP, del empleador', {
    item: 'pensionersHealth',
    ...percentOf('parametro(contribucion_inssjp)', contributed),
    source: 'Ley 19.032, art. 8; ley 27.541, art. 19',
  }),
  added(304, 'CONTRIB_FAL', 'Fondo de asistencia laboral (FAL)', {
    item: 'socialSecurity',
    ...percentOf('parametro(fal)', contributed),
    source: 'Ley 27.802, título II; decreto 408/2026',
  }),
  added(305, 'ART', 'ART, porcentaje', {
    item: 'workRisk',
    ...percentOf('parametro(art_porcentaje)', atRisk),
    source: 'Ley 24.557, art. 23; ley 26.773, art. 10',
  }),
  added(306, 'ART_FIJO', 'ART, suma fija', {
    item: 'workRisk',
    runs: ofDays,
    condition: onceAMonth,
    formula: 'parametro(art_suma_fija)',
    source: 'Ley 24.557, art. 23',
  }),
  added(307, 'SEGURO_VIDA', 'Seguro de vida obligatorio', {
    runs: ofDays,
    condition: onceAMonth,
    formula: 'parametro(seguro_de_vida)',
    source: 'Decreto 1.567/74',
  }),
  added(308, 'CAMARA', 'Contribución a la cámara empresaria', {
    item: 'chambers',
    condition: 'con_convenio',
    ...percentOf('parametro(camara_empresaria)', 'piso(base(sindicato); 0)'),
    source: 'Según el convenio; ley 27.802: hasta el 0,5 %',
  }),
];
