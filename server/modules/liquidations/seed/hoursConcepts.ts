import { earned, type Row, variable } from './libraryConcept';

/** Hours that are paid besides those of the contract, by what the month holds of each. */
export const hoursConcepts: readonly Row[] = [
  earned(60, 'EXTRAS50', 'Horas extras al 50 %', {
    bases: [...variable],
    quantity: 'horas(extra50) + horas(banco50) + horas(ajuste50)',
    rate: 'valor_hora * (1 + parametro(recargo_50)%)',
    unit: 'hs',
    source: 'LCT, art. 201',
  }),
  earned(61, 'EXTRAS100', 'Horas extras al 100 %', {
    bases: [...variable],
    quantity: 'horas(extra100) + horas(banco100) + horas(ajuste100)',
    rate: 'valor_hora * (1 + parametro(recargo_100)%)',
    unit: 'hs',
    source: 'LCT, art. 201',
  }),
  earned(62, 'BANCO', 'Horas del banco que se pagan', {
    bases: [...variable],
    quantity: 'horas(banco)',
    rate: 'valor_hora',
    unit: 'hs',
    source: 'LCT, art. 197 bis',
  }),
  earned(63, 'NOCTURNAS', 'Horas nocturnas', {
    bases: [...variable],
    quantity: 'horas(nocturnas) + horas(ajuste_nocturnas)',
    rate: 'valor_hora * parametro(minutos_hora_nocturna) / 60',
    unit: 'hs',
    source: 'LCT, art. 200',
  }),
  earned(64, 'FERIADOS', 'Feriados trabajados', {
    bases: [...variable],
    quantity: 'horas(feriado)',
    rate: 'valor_hora',
    unit: 'hs',
    source: 'LCT, art. 166',
  }),
  earned(65, 'AJUSTES', 'Ajuste de horas de meses cerrados', {
    quantity: 'horas(ajuste_trabajadas)',
    rate: 'valor_hora',
    unit: 'hs',
  }),
];
