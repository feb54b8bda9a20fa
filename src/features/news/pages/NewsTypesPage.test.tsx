import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { news } from '../index';
import { aType, bonus } from '../testing/newsSamples';

const used = aType({ used: true });
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'tipoNovedad.listar': { rows: [used, bonus], edits: true },
  'tipoNovedad.guardar': aType({ version: 4 }),
};
const open = () => renderApp([news], { path: '/news/types', roles: { NEWS: { STATE: true } } });

async function edit(app: ReturnType<typeof open>, percent: string) {
  await app.user.click(await screen.findByRole('button', { name: 'Editar Enfermedad' }));
  const paid = await screen.findByRole('textbox', { name: 'Cuánto se paga' });
  await app.user.clear(paid);
  await app.user.type(paid, percent);
  await app.user.click(screen.getByRole('button', { name: 'Guardar' }));
  return paid;
}

test('what novelties already count on cannot be touched; the rest goes with its version', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  await edit(app, '50');
  await waitFor(() =>
    expect(inputsOf('tipoNovedad.guardar')).toMatchObject([
      { id: 1, version: 3, code: 'ENF', paidPercent: 50, certificateDays: 2 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await app.user.click(screen.getByRole('button', { name: 'Editar Enfermedad' }));
  expect(await screen.findByRole('textbox', { name: 'Código' })).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: /Reservada/ })).toBeDisabled();
  app.close();
});

test('a percentage that cannot be is said beside its field', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  const paid = await edit(app, '101');
  await waitFor(() => expect(paid).toHaveAccessibleDescription(/Va de 0 a 100/));
  expect(inputsOf('tipoNovedad.guardar')).toEqual([]);
  app.close();
});

test('whoever saves second sees both where they differ, and their own goes over it', async () => {
  const current = { ...used, version: 9, paidPercent: 75 };
  const stale = {
    refusedWith: 409,
    code: 'conflicto_version',
    message: 'Otra persona guardó antes.',
    detail: { current },
  };
  const { inputsOf } = answerByAccion({
    ...answers,
    'tipoNovedad.guardar': ({ version }: Record<string, unknown>) => (version === 3 ? stale : used),
  });
  const app = open();
  await edit(app, '50');
  const dialog = within(await screen.findByRole('dialog', { name: /Otra persona guardó/ }));
  const difference = within(dialog.getByRole('radiogroup', { name: 'Cuánto se paga' }));
  expect(difference.getByText('Se paga el 50 %')).toBeInTheDocument();
  expect(difference.getByText('Se paga el 75 %')).toBeInTheDocument();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
  await keepMine(app.user);
  await waitFor(() =>
    expect(inputsOf('tipoNovedad.guardar').map(({ version }) => version)).toEqual([3, 9]),
  );
  app.close();
});

test('a new one of money asks what it does and drops what only time has', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Nuevo tipo' }));
  await user.type(await screen.findByRole('textbox', { name: 'Código' }), 'vto');
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Viático');
  await chooseOption(user, 'Se cuenta en', 'Importe');
  expect(screen.queryByRole('textbox', { name: /certificado/ })).not.toBeInTheDocument();
  await chooseOption(user, 'Qué hace', 'Suma al sueldo');
  await user.click(screen.getByRole('button', { name: 'Agregar' }));
  await waitFor(() =>
    expect(inputsOf('tipoNovedad.guardar')).toMatchObject([
      { code: 'vto', unit: 'amount', sign: 'bonus', certificateDays: null, medical: false },
    ]),
  );
  close();
});

test('who may not change them reads them and finds no way to', async () => {
  answerByAccion({ ...answers, 'tipoNovedad.listar': { rows: [used], edits: false } });
  const { close } = open();
  expect(await screen.findByText('Enfermedad (ENF)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Editar|Nuevo/ })).not.toBeInTheDocument();
  close();
});
