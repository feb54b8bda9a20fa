import { linkFields } from '@contract/sync/link';
import { screen, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { chooseOption } from '../../../../tests/support/chooseOption';
import { renderApp } from '../../../../tests/support/renderApp';
import { sync } from '../index';

const print = `SHA256:${'a'.repeat(43)}`;
const answers = {
  'servidor.estado': { capabilities: ['bodies', 'bearer'] },
  'organizacion.obtener': { name: 'Prueba', sites: [], areas: [] },
  'enlace.listar': { rows: [], total: 0 },
  'enlace.opciones': {
    kinds: [{ kind: 'personas', title: 'Personas', columns: [] }],
    outs: [],
    accounts: [{ id: 1, name: 'Ada' }],
    root: '/datos/links',
  },
  'enlace.guardar': { id: 9 },
};
const open = (path: string) =>
  renderApp([sync], { path, roles: { SYNC: true }, server: 'http://x.test' });

test('the key of a server is shown by a trial, accepted by a button, and forgotten with its server', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.probar': {
      ...{ print, fileName: null, headers: [], columns: [], problems: [], rows: [] },
      ...{ counts: { new: 0, changed: 0, unchanged: 0, invalid: 0 }, weights: null },
      ...{ nextRuns: [], zone: 'UTC' },
    },
  });
  const { user, close } = open('/sync/new');
  await user.type(await screen.findByLabelText('Nombre'), 'Del estudio');
  await chooseOption(user, 'Qué entra', 'Personas');
  await chooseOption(user, 'Cómo llega', 'Servidor SFTP');
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Poné el servidor.')).toBeInTheDocument();
  expect(screen.getByText('Poné el usuario.')).toBeInTheDocument();
  const host = screen.getByLabelText('Servidor');
  await user.type(host, 'sftp.estudio.com');
  await user.type(screen.getByLabelText('Usuario en el servidor'), 'anden');
  await user.type(screen.getByLabelText(/^Carpeta/), '/salida');
  await user.click(screen.getByRole('button', { name: 'Probar sin escribir' }));
  const shown = within(await screen.findByRole('region', { name: 'Huella del servidor' }));
  expect(shown.getByText(print)).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Usar esta huella' }));
  const field = screen.getByLabelText(/^Huella del servidor/);
  expect(field).toHaveValue(print);
  expect(screen.getByText(/Huella aceptada/).closest('[role="alert"]')).toHaveFocus();
  await user.type(host, '.ar');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('region', { name: 'Huella del servidor' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Probar sin escribir' }));
  await user.click(await screen.findByRole('button', { name: 'Usar esta huella' }));
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([
    {
      ...{ via: 'sftp', sftpHost: 'sftp.estudio.com.ar', sftpUser: 'anden', sftpPrint: print },
      ...{ folder: '/salida', url: null, header: '' },
    },
  ]);
  close();
});

test('a trial that fails says why beside its button, which keeps the focus, and not twice', async () => {
  const refusals = [
    'No existe la carpeta /nada en el servidor.',
    'El servidor SFTP tardó demasiado.',
  ];
  answerByAccion({
    ...answers,
    'enlace.probar': () => ({
      ...{ refusedWith: 409, code: 'conflicto', message: refusals.shift() },
    }),
  });
  const { user, close } = open('/sync/new');
  const button = await screen.findByRole('button', { name: 'Probar sin escribir' });
  await user.click(button);
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  await user.type(screen.getByLabelText('Nombre'), 'Falla');
  await chooseOption(user, 'Qué entra', 'Personas');
  await chooseOption(user, 'Cómo llega', 'Servidor SFTP');
  await user.type(screen.getByLabelText('Servidor'), 'sftp.estudio.com');
  await user.type(screen.getByLabelText('Usuario en el servidor'), 'anden');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No existe la carpeta/);
  expect(button).toHaveFocus();
  await user.click(button);
  expect(await screen.findByText('El servidor SFTP tardó demasiado.')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  close();
});

test('a folder of this server begins with no slash, and another way takes nothing of a server of files along', async () => {
  const { inputsOf } = answerByAccion(answers);
  const { user, close } = open('/sync/new');
  await user.type(await screen.findByLabelText('Nombre'), 'Cambia');
  await chooseOption(user, 'Qué entra', 'Personas');
  await chooseOption(user, 'Cómo llega', 'Servidor SFTP');
  await user.type(screen.getByLabelText('Servidor'), 'sftp.estudio.com');
  await user.type(screen.getByLabelText('Usuario en el servidor'), 'anden');
  await user.type(screen.getByLabelText(/^Carpeta/), '/salida');
  await chooseOption(user, 'Cómo llega', 'Carpeta del servidor');
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Va sin la barra del comienzo.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText(/^Carpeta/));
  await user.click(screen.getByRole('button', { name: 'Crear el enlace' }));
  expect(await screen.findByText('Enlace creado')).toBeInTheDocument();
  expect(inputsOf('enlace.guardar')).toMatchObject([{ via: 'folder', sftpHost: '', sftpUser: '' }]);
  close();
});

const link = {
  ...linkFields.parse({
    ...{ name: 'Del estudio', what: 'personas', via: 'sftp', folder: '/salida', days: [1] },
    ...{ sftpHost: 'sftp.estudio.com', sftpUser: 'anden', rules: [] },
  }),
  ...{ id: 7, version: 3, whatTitle: 'Personas', siteName: null, accountName: 'Ada' },
  ...{ hasKey: false, hasToken: false, hasLogin: false, zone: 'UTC', paused: false },
  ...{ health: 'fresh', nextAt: null, lastGoodAt: null, lookedAt: null, nextRuns: [] },
  ...{ pending: 0, parked: 0, reopeners: [], quietSince: null, rejectsOver: false },
  ownRight: true,
};

test('its page says what is missing, and takes a private key with its lines', async () => {
  const { inputsOf } = answerByAccion({
    ...answers,
    'enlace.obtener': link,
    'enlace.filasPorDia': { from: '2026-10-25', to: '2026-11-23', days: [] },
    'corrida.listar': { rows: [], total: 0 },
    'enlace.guardarClave': { ...link, hasLogin: true },
  });
  const { user, close } = open('/sync/7');
  expect(await screen.findByText('sftp.estudio.com')).toBeInTheDocument();
  expect(screen.getByText('Nadie la aceptó todavía: sin ella no corre')).toBeInTheDocument();
  expect(screen.getByText('Falta: sin ella no puede pedir los datos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cargar la contraseña o clave' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Contraseña o clave privada de Del estudio' }),
  );
  await user.type(dialog.getByLabelText('Contraseña'), 'a medias');
  await user.click(dialog.getByRole('radio', { name: 'Con clave privada' }));
  const field = dialog.getByRole('textbox', { name: 'Clave privada' });
  expect(field).toHaveValue('');
  await user.type(field, 'no es una clave');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Una clave privada empieza con -----BEGIN.')).toBeInTheDocument();
  expect(inputsOf('enlace.guardarClave')).toEqual([]);
  await user.clear(field);
  const key = '-----BEGIN OPENSSH PRIVATE KEY-----\nabc\n-----END OPENSSH PRIVATE KEY-----';
  await user.click(field);
  await user.paste(key);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Contraseña o clave guardada')).toBeInTheDocument();
  expect(inputsOf('enlace.guardarClave')).toMatchObject([{ id: 7, which: 'login', key }]);
  expect(document.body).not.toHaveTextContent('BEGIN OPENSSH');
  close();
});
