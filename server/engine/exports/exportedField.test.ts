import { choice, day, flag, money, text, whole } from '@contract/core/fields';
import { exportedField } from './exportedField';

test.each([
  [text('Nombre', { max: 80 }), 'text'],
  [flag('En uso'), 'boolean'],
  [day('Desde'), 'day'],
  [whole('Niveles', { max: 9 }), 'integer'],
  [money('Precio'), 'decimal'],
  [choice('Clase', { low: 'Bajo' }), 'text'],
])('a column taken out has the word and the kind of its field: %o', (field, kind) => {
  expect(exportedField(field, 'it')).toMatchObject({ label: field.label, kind });
});

test('a choice is taken out in its words', () => {
  const column = exportedField(choice('Clase', { low: 'Bajo' }), 'kind');
  expect(column.value?.({ kind: 'low' })).toBe('Bajo');
});
