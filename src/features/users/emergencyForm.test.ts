import { emergencyForm } from './emergencyForm';

const stored = {
  emergencyName: 'Prueba, Eva',
  emergencyKinship: null,
  emergencyPhone: '+54 11 5555-0000',
};
const held = emergencyForm.values(stored);

async function faultsOf(fields: Partial<typeof held>) {
  const { errors } = await emergencyForm.resolver({ ...held, ...fields }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
}

test('nobody is written as nothing, also where only spaces were left', async () => {
  expect(emergencyForm.input(held)).toEqual(stored);
  const nobody = { emergencyName: ' ', emergencyKinship: '', emergencyPhone: '' };
  expect(await faultsOf(nobody)).toEqual({});
  expect(emergencyForm.input(nobody)).toEqual({
    emergencyName: null,
    emergencyKinship: null,
    emergencyPhone: null,
  });
});

test('a name needs a telephone, and a telephone a name', async () => {
  expect(await faultsOf({ emergencyPhone: '' })).toEqual({
    emergencyPhone: 'Escribí un teléfono.',
  });
  expect(await faultsOf({ emergencyName: ' ' })).toEqual({
    emergencyName: 'Escribí a quién llamar.',
  });
});

test('a conflict names each of the three that differs', () => {
  const mine = { ...held, emergencyKinship: 'Hermana', emergencyPhone: '4444' };
  expect(emergencyForm.conflict(mine, stored)).toEqual([
    { name: 'emergencyKinship', label: 'Vínculo', mine: 'Hermana', stored: '—' },
    { name: 'emergencyPhone', label: 'Teléfono', mine: '4444', stored: '+54 11 5555-0000' },
  ]);
});
