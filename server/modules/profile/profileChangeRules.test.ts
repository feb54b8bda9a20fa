import type { ProfileChange } from '@contract/profile/profileChange';
import { changeMatter, changesTheSame, changeTitle } from './profileChangeRules';

const name: ProfileChange = { kind: 'name', lastName: 'Ñandú', firstName: 'Eva' };
const relative = (dependantId: number | null, dni: string): ProfileChange => ({
  kind: 'dependant',
  dependantId,
  name: 'Ñandú, Ana',
  kinship: 'child',
  birthDate: '2016-02-03',
  dni,
  cuil: null,
  since: '2020-01-01',
  until: null,
});
const removal: ProfileChange = { kind: 'dependantRemoval', dependantId: 4 };

test('two children may be asked for at once, the same one not', () => {
  expect(changesTheSame(relative(null, '55640123'), relative(null, '55640124'))).toBe(false);
  expect(changesTheSame(relative(null, '55640123'), relative(null, '55640123'))).toBe(true);
  expect(changesTheSame(relative(4, '55640123'), removal)).toBe(true);
  expect(changesTheSame(relative(5, '55640123'), removal)).toBe(false);
  expect(changesTheSame(name, relative(null, '55640123'))).toBe(false);
  expect(changesTheSame(name, name)).toBe(true);
});

test('a title says what is asked and names no relative', () => {
  expect(changeTitle(relative(null, '55640123'))).toBe('Sumar a un familiar');
  expect(changeTitle(removal)).toBe('Quitar a un familiar');
  expect([changeMatter(removal), changeMatter(name)]).toEqual(['dependant', 'name']);
});
