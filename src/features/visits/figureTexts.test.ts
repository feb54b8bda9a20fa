import { figuresText, figureTotal } from './figureTexts';

const part = (fields: object) => ({
  ...{ key: '2026-11', label: '2026-11', visits: 10, done: 4, missed: 1 },
  ...{ inTime: 3, outside: 1, minutes: 130, covered: 65, ...fields },
});

test('figures are told as a sentence', () => {
  expect(figuresText(part({}))).toBe(
    'Se hicieron 4 de 10 visitas; se llegó a tiempo a 3. 1 no se hizo.',
  );
  expect(figuresText(part({ done: 1, visits: 1, missed: 0, inTime: 1 }))).toBe(
    'Se hizo 1 de 1 visita; se llegó a tiempo a 1.',
  );
});

test('a row says what became of the visits and how long each took', () => {
  expect(figureTotal(part({})).cells).toEqual(['10', '4', '3', '1', '1', '33', '50 %']);
  expect(figureTotal(part({ done: 0, minutes: 0 })).cells.at(-1)).toBe('—');
  expect(figureTotal(part({ key: 'c3', label: 'La Unión' })).label).toBe('La Unión');
});
