import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import { setMedia } from '../../../../tests/support/matchMedia';
import { renderApp } from '../../../../tests/support/renderApp';
import { chats } from '..';

const person = (name: string) => ({
  ...{ id: 5, name, position: 'Supervisora', imageUrl: '/fotos/persona-5' },
});
const said = (id: number, authorId: number, body: string, more: object = {}) => ({
  ...{ id, version: 1, chatId: 3, authorId, clientId: `c${id}`, body, mentions: [], urgent: false },
  ...{ files: [], replyTo: null, reactions: [], asksAck: false, acks: [], pinned: false },
  author: person(authorId === 7 ? 'Domínguez, Tomás' : 'Juárez, Delfina'),
  ...{ sentAt: '2026-11-20T12:00:00.000Z', editedAt: null, deleted: false, ...more },
});
const row = {
  ...{ id: 3, kind: 'direct', name: 'Juárez, Delfina', imageUrl: null, unread: 2 },
  ...{ muted: false, left: false, closed: false },
  last: {
    ...{
      id: 12,
      authorId: 8,
      authorName: 'Juárez, Delfina',
      body: '¿Venís?',
      files: 0,
      deleted: false,
    },
    sentAt: '2026-11-20T12:00:00.000Z',
  },
};
const detail = {
  ...{ id: 3, version: 1, kind: 'direct', name: 'Juárez, Delfina', imageUrl: null, siteName: null },
  members: [
    { accountId: 7, person: person('Domínguez, Tomás'), owner: false, readId: 10 },
    { accountId: 8, person: person('Juárez, Delfina'), owner: false, readId: 12 },
  ],
  ...{ memberCount: 2, readId: 10, muted: false, actions: ['write'], silence: null },
  ...{ later: false, editMinutes: 30 },
};

const wire = (more: Parameters<typeof answerByAccion>[0] = {}) =>
  answerByAccion({
    'conversacion.listar': { rows: [row] },
    'conversacion.obtener': detail,
    'conversacion.marcarLeida': { ok: true },
    'conversacion.escribir': { ok: true },
    'conversacion.mencionables': { rows: [] },
    'mensaje.listar': {
      rows: [said(10, 7, 'Hola'), said(11, 8, 'Hola, Tomás'), said(12, 8, '¿Venís?')],
      ...{ older: false, newer: false },
    },
    'mensaje.enviar': { id: 13, sentAt: '2026-11-20T12:05:00.000Z' },
    ...more,
  });

const open = (path = '/chats/3') => renderApp([chats], { roles: { CHATS: true }, path });

jest.setTimeout(30_000);
beforeAll(async () => {
  await import('./ChatsPage');
  await import('../components/MessageComposer');
});
beforeEach(() => setMedia());

test('the list says with whom, what was said last, and how much of it is new', async () => {
  wire();
  const { close } = open('/chats');
  const link = await screen.findByRole('link', { name: /Juárez, Delfina/ });
  expect(within(link).getByText('¿Venís?')).toBeVisible();
  expect(within(link).getByRole('img', { name: '2 sin leer' })).toBeInTheDocument();
  close();
});

test('a conversation marks where the unread begins, and what is in sight is read', async () => {
  const { inputsOf } = wire();
  const { close } = open();
  expect(await screen.findByText('Sin leer')).toBeInTheDocument();
  await waitFor(() =>
    expect(inputsOf('conversacion.marcarLeida')[0]).toMatchObject({ id: 3, messageId: 12 }),
  );
  close();
});

test('what is written goes with its own name, and stands where it was sent', async () => {
  const { inputsOf } = wire();
  const { user, close } = open();
  const field = await screen.findByRole('textbox', { name: 'Mensaje para Juárez, Delfina' });
  await user.type(field, 'Voy para allá{Enter}');
  expect(await screen.findByText('Voy para allá')).toBeInTheDocument();
  await waitFor(() => expect(inputsOf('mensaje.enviar')).toHaveLength(1));
  const [sent] = inputsOf('mensaje.enviar');
  expect(sent).toMatchObject({ chatId: 3, body: 'Voy para allá', urgent: false });
  expect(sent?.clientId).toMatch(/^[0-9a-f-]{36}$/);
  expect(field).toHaveValue('');
  await waitFor(() => expect(screen.queryByText('Por mandarse')).toBeNull());
  expect(screen.getAllByText('Voy para allá')).toHaveLength(1);
  close();
});

test('what the server does not take stays in sight, with why, until one lets it go', async () => {
  wire({
    'mensaje.enviar': { refusedWith: 409, code: 'conflicto', message: 'Este canal está cerrado.' },
  });
  const { user, close } = open();
  const field = await screen.findByRole('textbox', { name: 'Mensaje para Juárez, Delfina' });
  await user.type(field, 'Se pierde{Enter}');
  expect(await screen.findByText('No se mandó: Este canal está cerrado.')).toBeInTheDocument();
  const waiting = screen.getByRole('list', { name: 'Por mandarse' });
  expect(within(waiting).getByText('Se pierde')).toBeInTheDocument();
  await user.click(within(waiting).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText('Se pierde')).toBeNull());
  close();
});

test('where nothing can be written it says why, and there is no field', async () => {
  wire({ 'conversacion.obtener': { ...detail, kind: 'area', actions: [], silence: 'readOnly' } });
  const { close } = open();
  expect(await screen.findByText(/escriben solo quienes conducen/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Mensaje para/ })).toBeNull();
  close();
});

test('the other one is not at work: it says when they will see it, and not why', async () => {
  wire({ 'conversacion.obtener': { ...detail, later: true } });
  const { close } = open();
  expect(await screen.findByText('Lo verá en su próximo turno.')).toBeInTheDocument();
  close();
});

test('of a deleted message only that it was there is left', async () => {
  wire({
    'mensaje.listar': {
      rows: [said(12, 8, '', { deleted: true, version: 2 })],
      ...{ older: false, newer: false },
    },
  });
  const { close } = open();
  expect(await screen.findByText('Mensaje borrado')).toBeInTheDocument();
  close();
});

test('one message alone can be left unread from there on', async () => {
  const { inputsOf } = wire({ 'conversacion.marcarNoLeida': { ok: true } });
  const { user, router, close } = open();
  const menus = await screen.findAllByRole('button', {
    name: 'Opciones del mensaje de Juárez, Delfina',
  });
  await user.click(menus[0] as HTMLElement);
  await user.click(screen.getByRole('menuitem', { name: 'Marcar como no leído desde acá' }));
  await waitFor(() =>
    expect(inputsOf('conversacion.marcarNoLeida')[0]).toMatchObject({ id: 3, messageId: 11 }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
  close();
});

test('an @ offers the people of the conversation, and whoever is picked goes by their number', async () => {
  const lucia = { ...person('Paz, Lucía'), id: 31, calledName: 'Lucía Paz' };
  const { inputsOf } = wire({ 'conversacion.mencionables': { rows: [lucia] } });
  const { user, close } = open();
  const field = await screen.findByRole('textbox', { name: 'Mensaje para Juárez, Delfina' });
  await user.type(field, 'Hola @lu');
  const list = await screen.findByRole('listbox', { name: 'Personas para mencionar' });
  const option = within(list).getByRole('option', { name: /Paz, Lucía/ });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  // Enter picks, and sends only once nothing is offered any more.
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Hola @Lucía Paz ');
  expect(inputsOf('mensaje.enviar')).toHaveLength(0);
  await user.keyboard('¿venís?{Enter}');
  await waitFor(() =>
    expect(inputsOf('mensaje.enviar')[0]).toMatchObject({ body: 'Hola @[p31] ¿venís?' }),
  );
  close();
});

test('a message shows the name of whom it calls', async () => {
  const mentions = [{ personId: 31, name: 'Lucía Paz' }];
  wire({
    'mensaje.listar': {
      rows: [said(12, 8, '@[p31] y @[p32], avisen', { mentions })],
      ...{ older: false, newer: false },
    },
  });
  const { close } = open();
  expect(await screen.findByText('@Lucía Paz')).toBeInTheDocument();
  expect(screen.getByText('@alguien')).toBeInTheDocument();
  close();
});

test('a page of the product is a card for whoever may open it, and has no name for anybody else', async () => {
  wire({
    'mensaje.listar': {
      rows: [said(12, 8, 'Mirá /orders/7 y /visits/9')],
      ...{ older: false, newer: false },
    },
    'busqueda.mostrarEnlaces': {
      cards: [
        {
          ...{ path: '/orders/7', label: 'Pedidos' },
          found: { id: 7, title: 'P-0007', detail: 'Pendiente', link: '/orders/7', imageUrl: null },
        },
        { path: '/visits/9', label: 'Visitas', found: null },
      ],
    },
  });
  const { close } = open();
  const cards = await screen.findByRole('list', { name: 'Enlaces del mensaje' });
  expect(within(cards).getByRole('link', { name: /P-0007/ })).toHaveAttribute('href', '/orders/7');
  expect(within(cards).getByText('No podés ver esto')).toBeInTheDocument();
  expect(within(cards).queryByText('Visitas')).toBeNull();
  close();
});

test('somebody is blocked from the options of the conversation, once that is confirmed', async () => {
  const { inputsOf } = wire({
    'conversacion.obtener': { ...detail, actions: ['write', 'block'] },
    'conversacion.bloquear': { ok: true },
  });
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Opciones de Juárez, Delfina' }));
  await user.click(screen.getByRole('menuitem', { name: 'Bloquear a esta persona' }));
  await user.click(await screen.findByRole('button', { name: 'Bloquear' }));
  await waitFor(() =>
    expect(inputsOf('conversacion.bloquear')[0]).toMatchObject({ id: 3, blocked: true }),
  );
  close();
});

test('only the messages that are marked are shown to whoever looks after people', async () => {
  const { inputsOf } = wire({ 'denuncia.crear': { id: 1 } });
  const { user, close } = open();
  const menus = await screen.findAllByRole('button', {
    name: 'Opciones del mensaje de Juárez, Delfina',
  });
  await user.click(menus[1] as HTMLElement);
  await user.click(screen.getByRole('menuitem', { name: 'Denunciar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Denunciar mensajes' });
  const boxes = await within(dialog).findAllByRole('checkbox');
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, true]);
  await user.type(within(dialog).getByLabelText(/Por qué/), 'Me trata mal delante de otros.');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar denuncia' }));
  await waitFor(() =>
    expect(inputsOf('denuncia.crear')[0]).toMatchObject({ chatId: 3, messageIds: [12] }),
  );
  close();
});
