import { screen, waitFor, within } from '@testing-library/react';
import { answerByAccion } from '../../../../tests/support/answerByAccion';
import {
  FakeRecorder,
  withMicrophone,
  withoutMicrophone,
} from '../../../../tests/support/fakeRecorder';
import { setMedia } from '../../../../tests/support/matchMedia';
import { renderApp } from '../../../../tests/support/renderApp';
import { chats } from '..';

const person = (name: string) => ({ id: 5, name, position: null, imageUrl: '/fotos/persona-5' });
const file = (seconds: number) => ({
  ...{ name: 'Mensaje de voz', mime: 'audio/webm', url: `/archivos/${seconds}`, previewUrl: null },
  seconds,
});
const said = (id: number, seconds: number) => ({
  ...{ id, version: 1, chatId: 3, authorId: 8, clientId: `c${id}`, body: '', mentions: [] },
  ...{ urgent: false, files: [file(seconds)], replyTo: null, reactions: [], asksAck: false },
  ...{ acks: [], pinned: false, author: person('Sosa, Ignacio'), deleted: false },
  ...{ sentAt: '2026-11-20T12:00:00.000Z', editedAt: null },
});
const row = {
  ...{ id: 3, kind: 'direct', name: 'Sosa, Ignacio', imageUrl: null, unread: 0, muted: false },
  ...{ left: false, closed: false },
  last: {
    ...{ id: 12, authorId: 8, authorName: 'Sosa, Ignacio', body: '', files: 1, voice: 42 },
    ...{ deleted: false, sentAt: '2026-11-20T12:00:00.000Z' },
  },
};
const detail = {
  ...{ id: 3, version: 1, kind: 'direct', name: 'Sosa, Ignacio', imageUrl: null, siteName: null },
  members: [
    { accountId: 7, person: person('Domínguez, Tomás'), owner: false, readId: 12 },
    { accountId: 8, person: person('Sosa, Ignacio'), owner: false, readId: 12 },
  ],
  ...{ memberCount: 2, readId: 12, muted: false, actions: ['write'], silence: null },
  ...{ later: false, editMinutes: 30 },
};

const wire = () =>
  answerByAccion({
    'conversacion.listar': { rows: [row] },
    'conversacion.obtener': detail,
    'conversacion.marcarLeida': { ok: true },
    'mensaje.listar': { rows: [said(11, 7), said(12, 42)], older: false, newer: false },
    'mensaje.enviarVoz': { id: 13, sentAt: '2026-11-20T12:05:00.000Z' },
  });

const open = (path = '/chats/3') => renderApp([chats], { roles: { CHATS: true }, path });
const bar = () => screen.findByRole('group', { name: 'Mensaje de voz' });

jest.setTimeout(30_000);
beforeAll(async () => {
  await import('./ChatsPage');
  await import('../components/MessageComposer');
});
beforeEach(() => {
  setMedia();
  Object.assign(URL, { createObjectURL: () => 'blob:voz', revokeObjectURL: () => undefined });
});
afterEach(() => withoutMicrophone());

test('the list says that the last one is a voice, and how long it is', async () => {
  wire();
  const { close } = open('/chats');
  const link = await screen.findByRole('link', { name: /Sosa, Ignacio/ });
  expect(within(link).getByText('Mensaje de voz · 0:42')).toBeVisible();
  close();
});

test('a voice is heard at its pace, and another one ends it', async () => {
  wire();
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('playing'));
  });
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    this.dispatchEvent(new Event('pause'));
  });
  const { user, close } = open();
  const long = await screen.findByRole('group', {
    name: 'Mensaje de voz de 0:42, de Sosa, Ignacio',
  });
  const short = screen.getByRole('group', { name: 'Mensaje de voz de 0:07, de Sosa, Ignacio' });
  await user.click(within(long).getByRole('button', { name: 'Velocidad: 1×' }));
  expect(within(long).getByRole('button', { name: 'Velocidad: 1,5×' })).toBeInTheDocument();
  await user.click(within(long).getByRole('button', { name: 'Escuchar' }));
  expect(within(long).getByRole('button', { name: 'Pausar' })).toBeInTheDocument();
  await user.click(within(short).getByRole('button', { name: 'Escuchar' }));
  expect(within(long).getByRole('button', { name: 'Escuchar' })).toBeInTheDocument();
  expect(within(short).getByRole('button', { name: 'Pausar' })).toBeInTheDocument();
  // The next one goes as fast as the one before.
  const paces = play.mock.contexts.map((one) => (one as HTMLMediaElement).playbackRate);
  expect(paces).toEqual([1.5, 1.5]);
  close();
  play.mockRestore();
  pause.mockRestore();
});

test('where a browser records nothing there is no button for it', async () => {
  wire();
  const { close } = open();
  await screen.findByRole('textbox', { name: /^Mensaje para/ });
  expect(screen.queryByRole('button', { name: 'Grabar voz' })).toBeNull();
  close();
});

test('whoever is not let near the microphone reads what to do', async () => {
  wire();
  withMicrophone(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Grabar voz' }));
  expect(await screen.findByText(/Dale permiso a este sitio/)).toBeInTheDocument();
  close();
});

test('a voice is recorded, heard, thrown away, had again and sent, and the microphone is let go', async () => {
  const { inputsOf } = wire();
  const microphone = withMicrophone();
  const { user, close } = open();
  await user.click(await screen.findByRole('button', { name: 'Grabar voz' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Parar' }));
  expect(microphone.open()).toBe(0);
  expect(await screen.findByRole('group', { name: 'Tu mensaje de voz de 0:01' })).toBeVisible();
  await user.click(within(await bar()).getByRole('button', { name: 'Descartar' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(inputsOf('mensaje.enviarVoz')).toHaveLength(1));
  expect(inputsOf('mensaje.enviarVoz')[0]).toMatchObject({ chatId: '3', seconds: '1' });
  expect(screen.queryByRole('group', { name: 'Mensaje de voz' })).toBeNull();
  close();
});

test('leaving while it records lets the microphone go, also one that comes late', async () => {
  wire();
  const microphone = withMicrophone();
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Grabar voz' }));
  await bar();
  expect(microphone.open()).toBe(1);
  first.close();
  expect(microphone.open()).toBe(0);

  let give = () => {};
  const late = withMicrophone(
    () =>
      new Promise((resolve) => {
        give = () => resolve(late.stream());
      }),
  );
  const second = open();
  await second.user.click(await screen.findByRole('button', { name: 'Grabar voz' }));
  expect(await screen.findByText(/Esperando el permiso/)).toBeInTheDocument();
  second.close();
  give();
  await waitFor(() => expect(late.open()).toBe(0));
  expect(FakeRecorder.made).toHaveLength(0);
});
