import { act, screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { news } from '../index';
import { aNovelty, aType, bonus } from '../testing/newsSamples';

const person = (id: number, name: string) => ({ id, docket: String(id), name, imageUrl: '' });
const people = [person(7, 'Arias, Eva'), person(8, 'Bravo, Luis')];
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'tipoNovedad.listar': { rows: [aType(), bonus], edits: true },
  'persona.listar': { rows: people, total: 2 },
  'persona.listarDirectorio': { rows: people, total: 2 },
  'organizacion.obtener': {
    name: 'X',
    sites: [],
    areas: [{ id: 3, name: 'Comercial', siteId: 1 }],
  },
  'novedad.cargar': aNovelty(),
  'novedad.obtener': aNovelty(),
  'novedad.cargarVarias': {
    jobId: null,
    done: 1,
    refused: 1,
    results: [
      { id: 7, label: 'Arias, Eva', ok: true, message: null },
      { id: 8, label: 'Bravo, Luis', ok: false, message: 'Ya tiene Vacaciones ese día.' },
    ],
  },
};
const open = () =>
  renderApp([news], {
    path: '/news/enter',
    roles: { NEWS: { CREATE: true, SHOW: true, STATE: true } },
  });
type App = ReturnType<typeof open>;

const add = async ({ user }: App, name: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Personas' }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
  await within(await screen.findByRole('list', { name: 'Personas: elegidas' })).findByText(name);
};

test('for one person it may bring the certificate, and ends on its record', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  await add(app, 'Arias, Eva');
  expect(screen.getByText(/Certificado \(opcional/)).toBeInTheDocument();
  await chooseOption(app.user, 'Qué pasó', 'Enfermedad');
  await app.user.click(screen.getByRole('button', { name: /^Cargar/ }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/news/40'));
  expect(inputsOf('novedad.cargar')).toMatchObject([
    { personId: 7, typeId: 1, quantity: null, validated: true },
  ]);
  expect(inputsOf('novedad.cargarVarias')).toEqual([]);
  app.close();
});

test('for two it is the same for both, and says what happened to each', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  await add(app, 'Arias, Eva');
  await add(app, 'Bravo, Luis');
  expect(screen.queryByText(/Certificado \(opcional/)).not.toBeInTheDocument();
  await chooseOption(app.user, 'Qué pasó', 'Premio');
  await app.user.type(screen.getByRole('textbox', { name: 'Importe' }), '85000');
  await app.user.click(screen.getByRole('checkbox', { name: /Dejarla validada/ }));
  await app.user.click(screen.getByRole('button', { name: /^Cargar/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Ya tiene Vacaciones ese día.')).toBeInTheDocument();
  expect(dialog.getByText(/Se cargó a 1 persona; a 1 persona no/)).toBeInTheDocument();
  expect(inputsOf('novedad.cargarVarias')).toMatchObject([
    { selection: { kind: 'rows', ids: [7, 8] }, typeId: 3, quantity: '85000', validated: false },
  ]);
  await app.user.click(dialog.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/news'));
  app.close();
});

test('a whole area is asked for as such, not person by person', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  await chooseOption(app.user, 'Para quiénes', 'Todas las de un área');
  await app.user.click(screen.getByRole('button', { name: /^Cargar/ }));
  expect(await screen.findByText('Elegí un área.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Área' })).toHaveFocus());
  expect(inputsOf('novedad.cargarVarias')).toEqual([]);
  await chooseOption(app.user, 'Qué pasó', 'Enfermedad');
  await chooseOption(app.user, 'Área', 'Comercial');
  await app.user.click(await screen.findByRole('button', { name: 'Cargar a 2 personas' }));
  await screen.findByRole('dialog');
  expect(inputsOf('novedad.cargarVarias')).toMatchObject([
    { selection: { kind: 'filtered', filters: [{ field: 'areaId', operator: 'is', value: 3 }] } },
  ]);
  app.close();
});

test('for nobody nothing goes, and taking somebody out works', async () => {
  const { inputsOf } = answerByAccion(answers);
  const app = open();
  await add(app, 'Arias, Eva');
  const [chip] = within(screen.getByRole('list', { name: 'Personas: elegidas' })).getAllByRole(
    'button',
  );
  act(() => chip?.focus());
  await app.user.keyboard('{Delete}');
  await chooseOption(app.user, 'Qué pasó', 'Enfermedad');
  await app.user.click(screen.getByRole('button', { name: /^Cargar/ }));
  expect(await screen.findByText('Elegí al menos una persona.')).toBeInTheDocument();
  expect(inputsOf('novedad.cargar')).toEqual([]);
  app.close();
});
