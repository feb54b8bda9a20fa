import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { news } from '../index';
import { aNovelty, aType, bonus, late } from '../testing/newsSamples';

const note = 'Nota (opcional)';
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'tipoNovedad.listar': { rows: [aType(), late, bonus], edits: false },
  'archivo.subir': { hash: 'a'.repeat(64), name: 'orden.pdf', bytes: 3, mime: 'application/pdf' },
  'novedad.avisar': aNovelty(),
  'novedad.obtener': aNovelty(),
};
const open = (path = '/news/ask') => renderApp([news], { path, roles: { NEWS: { CREATE: true } } });

test('what is asked follows what happened, and only that is sent', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await chooseOption(user, 'Qué pasó', 'Enfermedad');
  expect(screen.getByText('Se paga · LCT, art. 208')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: note })).toHaveAccessibleDescription(/La leen solo/);
  expect(screen.getByRole('group', { name: 'Hasta' })).toBeInTheDocument();
  await chooseOption(user, 'Qué pasó', 'Llegada tarde');
  expect(screen.queryByRole('group', { name: 'Hasta' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Cuánto del día' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Cuántas horas' }), '1,5');
  await user.type(screen.getByRole('textbox', { name: note }), 'Paro de trenes');
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await waitFor(() =>
    expect(inputsOf('novedad.avisar')).toMatchObject([
      { typeId: 2, part: 'whole', quantity: '1.5', note: 'Paro de trenes', certificate: null },
    ]),
  );
  const [sent] = inputsOf('novedad.avisar');
  expect(sent?.toDay).toBe(sent?.fromDay);
  close();
});

test('only what a person may tell is offered, and without a type nothing goes', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Avisar' }));
  expect(await screen.findByText('Elegí una opción.')).toBeInTheDocument();
  const type = screen.getByRole('combobox', { name: 'Qué pasó' });
  expect(type).toHaveFocus();
  await user.click(type);
  expect(screen.queryByRole('option', { name: 'Premio' })).not.toBeInTheDocument();
  expect(inputsOf('novedad.avisar')).toEqual([]);
  close();
});

test('refused, the reason stands over what was typed and the certificate is still there', async () => {
  const refused = {
    refusedWith: 409,
    code: 'conflicto',
    message: 'Ese día ya tenés Vacaciones, del 23/11/2026 al 29/11/2026.',
  };
  let taken = true;
  const { inputsOf } = answerByAccion({
    ...answers,
    'novedad.avisar': () => (taken ? refused : aNovelty()),
  });
  const { user, router, close } = open();
  await chooseOption(user, 'Qué pasó', 'Enfermedad');
  await user.type(screen.getByRole('textbox', { name: note }), 'Fiebre');
  const file = new File(['pdf'], 'orden.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), file);
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  expect(await screen.findByText(/Ese día ya tenés Vacaciones/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: note })).toHaveValue('Fiebre');
  expect(screen.getByText('orden.pdf')).toBeInTheDocument();
  taken = false;
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/news/40'));
  expect(inputsOf('novedad.avisar')[1]).toMatchObject({ certificate: 'a'.repeat(64) });
  close();
});

test('what was sent back goes again over the version that was read', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'novedad.obtener': aNovelty({ state: 'draft', actions: ['resend'] }),
  });
  const { user, close } = open('/news/ask?novedad=40');
  const typed = await screen.findByRole('textbox', { name: note });
  expect(typed).toHaveValue('Gripe');
  await user.type(typed, ' A');
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  await waitFor(() =>
    expect(inputsOf('novedad.avisar')).toMatchObject([
      { id: 40, version: 5, fromDay: '2026-11-23', toDay: '2026-11-24', note: 'Gripe A' },
    ]),
  );
  close();
});

test('sent back and changed by somebody else meanwhile, both versions stand side by side', async () => {
  const mine = aNovelty({ state: 'draft', actions: ['resend'] });
  const current = { ...mine, version: 9, note: 'Angina' };
  const { inputsOf } = answerByAccion({
    ...answers,
    'novedad.obtener': mine,
    'novedad.avisar': ({ version }) =>
      version === 9
        ? mine
        : { refusedWith: 409, code: 'conflicto_version', message: 'Cambió.', detail: { current } },
  });
  const { user, router, close } = open('/news/ask?novedad=40');
  await user.type(await screen.findByRole('textbox', { name: note }), ' A');
  await user.click(screen.getByRole('button', { name: 'Avisar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /guardó cambios antes/ }));
  expect(dialog.getByRole('radiogroup', { name: 'Nota' })).toHaveTextContent(/Gripe A.*Angina/);
  await user.click(dialog.getByRole('radio', { name: /Lo tuyo/ }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/news/40'));
  expect(inputsOf('novedad.avisar')[1]).toMatchObject({ version: 9, note: 'Gripe A' });
  close();
});

test('where nothing may be told it says who to talk to', async () => {
  answerByAccion({ ...answers, 'tipoNovedad.listar': { rows: [bonus], edits: false } });
  const { close } = open();
  expect(await screen.findByText('No hay tipos de novedad para avisar')).toBeInTheDocument();
  close();
});
