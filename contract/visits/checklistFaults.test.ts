import { type Answer, question } from './checklist';
import { checklistFaults } from './checklistFaults';

const asked = (more: object) =>
  question.parse({
    ...{ text: 'Pregunta', kind: 'yesNo', options: [], required: true, photoOnNo: false },
    ...more,
  });
const faults = (checklist: object[], answers: Answer[], photos: number[] = []) => [
  ...checklistFaults(checklist.map(asked), answers, (place) => photos[place] ?? 0),
];
const given = (...values: string[]): Answer[] =>
  values.flatMap((value, place) => (value === '' ? [] : [{ question: place, value }]));

test('what has to be answered is, and the rest may stay open', () => {
  expect(faults([{}, { required: false }], [])).toEqual([[0, 'Contestá esta pregunta.']]);
  expect(faults([{}, { required: false }], given('no'))).toEqual([]);
});

test.each([
  ['yesNo', [], 'quizás', 'yes', 'Contestá sí o no.'],
  ['choice', ['Frío', 'Seco'], 'frío', 'Frío', 'Elegí una de las opciones.'],
  ['number', [], '12 cajas', '12,5', 'Poné un número.'],
  ['number', [], '1.234.567', '-3', 'Poné un número.'],
  ['text', [], '', 'Todo bien', 'Contestá esta pregunta.'],
])('a %s takes only what it asks for', (kind, options, wrong, right, words) => {
  expect(faults([{ kind, options }], given(wrong))).toEqual([[0, words]]);
  expect(faults([{ kind, options }], given(right))).toEqual([]);
});

test('a photo is asked for where a question is one, and where a "no" has to be shown', () => {
  const checklist = [{ kind: 'photo' }, { photoOnNo: true }];
  expect(faults(checklist, given('', 'no'))).toEqual([
    [0, 'Sacá la foto.'],
    [1, 'Mostrá en una foto por qué no.'],
  ]);
  expect(faults(checklist, given('', 'no'), [1, 1])).toEqual([]);
  expect(faults(checklist, given('', 'yes'), [1, 0])).toEqual([]);
});

test('an answer to a question that the visit does not have is refused', () => {
  expect(faults([{}], given('yes', 'yes'))).toEqual([[1, 'Esa pregunta no está en la visita.']]);
});

test('options are at least two, and different', () => {
  expect(() => asked({ kind: 'choice', options: ['Una', 'Una'] })).toThrow();
  expect(() => asked({ kind: 'choice', options: ['Una', 'Otra'] })).not.toThrow();
});
