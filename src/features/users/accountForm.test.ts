import { accountForm } from './accountForm';

const form = accountForm((id) => `Rol ${id}`);

test('a role has to be chosen', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await form.resolver(
    form.values(null, { username: 'ana' }),
    undefined,
    options,
  );
  expect(errors).toMatchObject({ roleId: { message: 'Elegí una opción.' } });
  expect(Object.keys(errors)).toEqual(['roleId']);
});

test('a conflict shows only what differs', () => {
  const stored = { username: 'ana', roleId: 2, active: false };
  const mine = { username: 'ana', roleId: 3, active: true };
  expect(form.conflict(mine, stored)).toEqual([
    { name: 'roleId', label: 'Rol', mine: 'Rol 3', stored: 'Rol 2' },
    { name: 'active', label: 'Puede entrar', mine: 'Sí', stored: 'No' },
  ]);
});
