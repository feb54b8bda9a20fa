import { zipNames } from './zipNames';

const paper = (title: string, fileName = 'x.pdf', folder = 'Ingreso') => ({
  folder,
  typeName: 'Contrato',
  title,
  fileName,
});

test('each paper lies in its folder, and no two at the same place', () => {
  expect(zipNames([paper('Contrato'), paper('De 2020', 'ESCANEO.PDF'), paper('contrato')])).toEqual(
    ['Ingreso/Contrato.pdf', 'Ingreso/Contrato - De 2020.pdf', 'Ingreso/Contrato - contrato.pdf'],
  );
  expect(zipNames([paper('A'), paper('a')])).toEqual([
    'Ingreso/Contrato - A.pdf',
    'Ingreso/Contrato - a (2).pdf',
  ]);
});

test('nobody writes outside the folder where it is opened', () => {
  expect(zipNames([paper('../../etc/passwd', 'sin', '..'), paper('a\u0000b:c')])).toEqual([
    'documento/Contrato - .. .. etc passwd',
    'Ingreso/Contrato - a b c.pdf',
  ]);
});
