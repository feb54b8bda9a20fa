import { linkFields } from '@contract/sync/link';
import { screen } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { linkFile } from '../file/linkFile';
import { sync } from '../index';

const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': {
    name: 'Prueba',
    sites: [{ id: 3, name: 'Lejos', zone: 'America/La_Paz' }],
    areas: [],
  },
  'enlace.listar': { rows: [], total: 0 },
  'enlace.opciones': {
    kinds: [{ kind: 'personas', title: 'Personas', columns: [] }],
    accounts: [{ id: 1, name: 'Ada' }],
    root: '/datos/links',
  },
};
const open = (path: string) =>
  renderApp([sync], { path, roles: { SYNC: true }, server: 'http://x.test' });

test('a cron text is read back in words, with its next times by the clock of the site', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/new');
  await user.type(await screen.findByLabelText('Nombre'), 'Dos veces por día');
  await chooseOption(user, 'Qué entra', 'Personas');
  await chooseOption(user, 'Cuándo corre', 'Con un texto cron');
  const text = screen.getByLabelText('Texto cron');
  await user.type(text, '0 6,18 * * 1-5');
  const next = await screen.findByRole('status', { name: 'Próximas veces' });
  expect(next).toHaveTextContent('A las 6:00 y a las 18:00, de lunes a viernes.');
  expect(next).toHaveTextContent(
    'hora de Buenos Aires): lun 23/11/2026 18:00 · mar 24/11/2026 06:00 · mar 24/11/2026 18:00',
  );
  await chooseOption(user, /Sede cuya hora vale/, 'Lejos');
  expect(next).toHaveTextContent('hora de La Paz): lun 23/11/2026 18:00');

  await user.clear(text);
  await user.type(text, '0 6 31 2 *');
  expect(screen.queryByRole('status', { name: 'Próximas veces' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText(/No llega nunca/)).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toEqual([]);
  close();
});

test('a docket may come as a DNI, and another datum forgets it', async () => {
  const lookups = [{ key: 'dni', label: 'DNI' }];
  const columns = [
    { key: 'docket', label: 'Legajo', required: true, lookups },
    { key: 'note', label: 'Nota', required: false, lookups: [] },
  ];
  const kinds = [{ kind: 'fichadas', title: 'Fichadas', columns }];
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.opciones': { ...answers['enlace.opciones'], kinds },
    'enlace.guardar': { id: 9 },
  });
  const { user, close } = open('/sync/new');
  await user.type(await screen.findByLabelText('Nombre'), 'Reloj');
  await chooseOption(user, 'Qué entra', 'Fichadas');
  await user.type(screen.getByLabelText(/^Carpeta/), 'reloj');
  await user.click(screen.getByRole('button', { name: 'Agregar una regla' }));
  await chooseOption(user, 'Dato', 'Legajo');
  await chooseOption(user, /^Viene como/, 'DNI');
  await chooseOption(user, 'Dato', 'Nota');
  expect(screen.queryByLabelText(/^Viene como/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([{ rules: [{ key: 'note', lookup: '' }] }]);
  close();
});

const chosen = (text: string) => new File([text], 'enlace.json', { type: 'application/json' });
const picker = () => screen.findByLabelText('Importar un enlace', { selector: 'input' });

test('a link of a file fills in the form, and nothing is kept until somebody saves it', async () => {
  const { inputsOf } = answerByAccion({ ...answers, 'enlace.guardar': { id: 9 } });
  const { user, close } = open('/sync');
  await user.upload(await picker(), chosen('{"tipo":"anden.enlace","edicion":7}'));
  expect(await screen.findByText(/versión más nueva de Andén/)).toBeInTheDocument();
  const link = linkFields.parse({
    ...{ name: 'Traído', what: 'personas', folder: 'altas', days: [], rules: [] },
    ...{ timing: 'cron', cron: '0 6 * * *', quietDays: 3 },
  });
  await user.upload(await picker(), chosen(linkFile.write(link)));
  expect(await screen.findByText(/todavía no se guardó/)).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Traído');
  expect(screen.getByText('A las 6:00, todos los días.')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([
    { name: 'Traído', folder: 'altas', cron: '0 6 * * *', quietDays: 3, accountId: 1 },
  ]);
  close();
});
