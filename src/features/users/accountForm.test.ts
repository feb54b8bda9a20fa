import { accountConflict, accountForm, suggestUsername } from './accountForm';
import type { PersonAccount } from './api';

test('the proposed user has no accents and one name of each', () => {
  expect(suggestUsername({ firstName: 'María Belén', lastName: 'Núñez Paz' })).toBe('maria.nunez');
});

test('a role has to be chosen', () => {
  const { error } = accountForm.safeParse({ username: 'ana', roleId: '', active: true });
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['roleId']);
});

test('a conflict shows only what differs', () => {
  const stored = { username: 'ana', roleId: 2, roleName: 'Empleado', active: false };
  const mine = { username: 'ana', roleId: 3, active: true };
  expect(accountConflict(mine, stored as PersonAccount, (id) => `Rol ${id}`)).toEqual([
    { label: 'Rol', mine: 'Rol 3', stored: 'Empleado' },
    { label: 'Acceso', mine: 'Puede entrar', stored: 'No puede entrar' },
  ]);
});
