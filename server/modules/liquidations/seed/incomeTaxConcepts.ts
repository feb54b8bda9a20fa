import { concept, ofEverything, type Row } from './libraryConcept';

const informative = (position: number, code: string, name: string, formula: string): Row =>
  concept(position, code, name, {
    kind: 'informative',
    runs: ofEverything,
    condition: 'con_ganancias',
    formula,
    source: 'Ley 20.628, arts. 30, 82, 85 y 94; RG 4003/2017',
  });

/** The sum of this run and the rest of the year, with a twelfth of pay whose SAC was not paid yet. */
const ofYear = (own: string, year: string, beforeSac: string) =>
  `${own} + ${year} + (${beforeSac} + si(falta_aguinaldo; ${own}; 0)) / 12`;

const ofBase = (base: string) =>
  ofYear(`base(${base})`, `del_anio_base(${base})`, `sin_aguinaldo_base(${base})`);

/** Income tax of the year so far, less what other runs of the year withheld; below zero it is given back. */
export const incomeTaxConcepts: readonly Row[] = [
  informative(
    230,
    'GAN_BRUTA',
    'Ganancias: remuneración bruta del año',
    `${ofBase('aportes')} + base(aportes_sac) + del_anio_base(aportes_sac)`,
  ),
  informative(
    231,
    'GAN_APORTES',
    'Ganancias: aportes y cuota sindical del año',
    `${ofBase('descuentos_ley')} + ${ofBase('cuotas_sindicales')}`,
  ),
  informative(
    232,
    'GAN_PERSONALES',
    'Ganancias: deducciones personales, con su doceava parte',
    '(parametro(ganancia_no_imponible) + parametro(deduccion_especial) + parametro(deduccion_conyuge) * cargas_conyuge + parametro(deduccion_hijo) * cargas_hijos + parametro(deduccion_hijo_discapacidad) * cargas_hijos_discapacidad) * 13 / 12',
  ),
  informative(233, 'GAN_DECLARADAS', 'Ganancias: deducciones declaradas', 'deducciones_declaradas'),
  informative(
    234,
    'GAN_SUJETA',
    'Ganancias: ganancia sujeta a impuesto',
    'piso(concepto(GAN_BRUTA) - concepto(GAN_APORTES) - concepto(GAN_PERSONALES) - concepto(GAN_DECLARADAS); 0)',
  ),
  informative(
    235,
    'GAN_IMPUESTO',
    'Ganancias: impuesto del año',
    'tabla(ganancias; concepto(GAN_SUJETA))',
  ),
  concept(211, 'GANANCIAS', 'Impuesto a las ganancias', {
    kind: 'deduction',
    runs: ofEverything,
    condition: 'con_ganancias',
    formula:
      'tope(concepto(GAN_IMPUESTO) - del_anio(GANANCIAS); piso(base(aportes) + base(aportes_sac); 0) * parametro(tope_ganancias)%)',
    source: 'Ley 20.628, art. 94; RG 4003/2017',
  }),
];
