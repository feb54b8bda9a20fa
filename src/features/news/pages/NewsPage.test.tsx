import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { keepMine } from '../../../../tests/support/keepMine';
import { renderApp } from '../../../../tests/support/renderApp';
import { news } from '../index';
import { aNovelty, aType, late } from '../testing/newsSamples';

const decided = aNovelty({ version: 6, state: 'rejected' });
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'tipoNovedad.listar': { rows: [aType(), late], edits: true },
  'novedad.obtener': aNovelty({ actions: ['validate', 'reject', 'edit', 'certificate'] }),
  'novedad.cambiarEstado': decided,
  'novedad.modificar': decided,
};
const open = (path = '/news/40') =>
  renderApp([news], { path, roles: { NEWS: { CREATE: true, SHOW: true, STATE: true } } });

test('who decides finds what the server allows, and nobody loses days without a reason', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Rechazar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar: Enfermedad' }));
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(inputsOf('novedad.cambiarEstado')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Es de otra fecha');
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() =>
    expect(inputsOf('novedad.cambiarEstado')).toMatchObject([
      { id: 40, version: 5, move: 'reject', reason: 'Es de otra fecha' },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Anular' })).not.toBeInTheDocument();
  close();
});

test('whoever corrects second sees both, field by field', async () => {
  const current = aNovelty({ version: 9, note: 'Angina', toDay: '2026-11-26' });
  const stale = {
    refusedWith: 409,
    code: 'conflicto_version',
    message: 'Otra persona guardó antes.',
    detail: { current },
  };
  const { inputsOf } = answerByAccion({
    ...answers,
    'novedad.modificar': ({ version }: Record<string, unknown>) =>
      version === 5 ? stale : decided,
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  const note = await screen.findByRole('textbox', { name: 'Nota (opcional)' });
  await user.type(note, ' fuerte');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Otra persona guardó/ }));
  expect(dialog.getByRole('radiogroup', { name: 'Nota' })).toHaveTextContent(
    /Gripe fuerte.*Angina/,
  );
  expect(dialog.getByRole('region', { name: 'También queda' })).toHaveTextContent('26/11/2026');
  await keepMine(user);
  await waitFor(() =>
    expect(inputsOf('novedad.modificar').map(({ version }) => version)).toEqual([5, 9]),
  );
  close();
});

test('who only reads it finds nothing to press, and what is reserved stays “Ausente”', async () => {
  const reserved = { typeId: null, typeName: 'Ausente', paidPercent: null, note: '' };
  answerByAccion({ ...answers, 'novedad.obtener': aNovelty({ ...reserved, certificate: 'none' }) });
  const { close } = open();
  expect(await screen.findByRole('heading', { name: 'Ausente' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Validar|Rechazar|Corregir/ })).toBeNull();
  expect(screen.queryByText(/Se paga|Certificado/)).toBeNull();
  close();
});

test('who only tells about oneself is led from the list to their own', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'novedad.listar': { rows: [aNovelty()], total: 1 },
  });
  const { router, close } = renderApp([news], { path: '/news', roles: { NEWS: { CREATE: true } } });
  expect(await screen.findByText('Certificado: falta')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/news/mine');
  expect(inputsOf('novedad.listar')[0]?.filters).toEqual([
    { field: 'mine', operator: 'is', value: true },
  ]);
  close();
});
