import { pdfFailure } from './pdfFailure';

const named = (name: string, more: object = {}) =>
  Object.assign(new Error('raw words'), { name, ...more });

test.each([
  ['InvalidPDFException', {}, 'El archivo está vacío, está dañado o no es un PDF.'],
  ['ResponseException', { status: 404 }, 'El archivo no existe o no está a tu alcance.'],
  ['ResponseException', { status: 500 }, 'No pudimos traer el archivo. Probá de nuevo.'],
  ['InvalidCharacterError', {}, 'El archivo llegó mal y no se puede leer.'],
  ['NoPages', {}, 'El PDF no tiene páginas.'],
  ['UnknownErrorException', {}, 'No se pudo abrir el PDF.'],
])('%s %o is told in words', (name, more, message) => {
  expect(pdfFailure(named(name, more)).message).toBe(message);
});

test('whatever is thrown is told, and what the server said stays in the detail', () => {
  expect(pdfFailure('boom').message).toBe('No se pudo abrir el PDF.');
  expect(pdfFailure(named('ResponseException', { status: 500 })).detail).toBe(
    'Error en la solicitud: raw words',
  );
});
