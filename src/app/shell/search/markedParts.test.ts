import { markedParts } from './markedParts';

const marked = (text: string, query: string, anywhere = true) =>
  markedParts(text, query, anywhere)
    .map(({ text: part, marked: on }) => (on ? `[${part}]` : part))
    .join('');

test.each([
  ['Juárez, Delfina', 'delf juarez', '[Juárez], [Delf]ina'],
  ['Juárez, Delfina', 'Juárez, Delfina', '[Juárez], [Delfina]'],
  ['P-0001981', '1981', 'P-000[1981]'],
  ['Operario de cámara', 'mar', 'Operario de cá[mar]a'],
  ['Muñoz, Ana', 'muno n', '[Muño]z, Ana'],
  ['Ana Anaya', 'ana', '[Ana] [Ana]ya'],
  ['Æro', 'x', 'Æro'],
  ['Sin nada', '', 'Sin nada'],
])('in “%s”, “%s” marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('of a page only how its words begin', () => {
  expect(marked('Mis solicitudes', 'lic', false)).toBe('Mis solicitudes');
  expect(marked('Pedir licencia', 'lic', false)).toBe('Pedir [lic]encia');
});
