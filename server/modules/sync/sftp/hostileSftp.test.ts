import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { askPrint } from './askPrint';
import { withSftp } from './openSftp';
import { outsideHostOf } from './sftpPlace';
import type { SftpSession } from './sftpSession';
import type { Tricks } from './testing/serveFiles';
import { PASSWORD, USER } from './testing/sftpServer';
import { openSftpWorld, type SftpWorld } from './testing/sftpWorld';

let world: SftpWorld;
beforeAll(async () => {
  world = await openSftpWorld();
  await world.put('a.csv', [['A-1', 'Uno']], 10);
});
afterAll(() => world.close());
beforeEach(() => world.other.calm());

const place = () => ({
  ...{ host: outsideHostOf(world.other.host), user: USER, login: PASSWORD },
  print: world.other.print,
});

/** A slow machine takes its time, and so the short one is for what never answers. */
const LONG_MS = 20_000;
const SHORT_MS = 1500;
const patience = () => (world.other.tricks.silentAt ? SHORT_MS : LONG_MS);
const ask = (work: (session: SftpSession) => Promise<unknown>, given: object = {}) =>
  withSftp(world.services, { ...place(), ...given }, patience(), work);

const all = async (session: SftpSession) => {
  const [found] = (await session.list('salida')).filter(({ name }) => name === 'a.csv');
  await session.facts('salida/a.csv');
  return buffer(session.read('salida/a.csv', found?.size ?? 0));
};

const broken = 'Se cortó la conexión con el servidor SFTP.';
const slow = 'El servidor SFTP tardó demasiado.';
const unread = 'El servidor SFTP respondió algo que no se entiende.';
const no = 'El servidor SFTP no pudo hacerlo.';

test.each<[Tricks, string]>([
  ...(['opendir', 'lstat', 'read'] as const).flatMap((at): [Tricks, string][] => [
    [{ dropAt: at }, broken],
    [{ silentAt: at }, slow],
    [{ garbageAt: at }, unread],
    [{ refuseAt: at }, no],
  ]),
  [{ endless: true }, 'La carpeta tiene más de 10.000 nombres: sacá los viejos.'],
  [{ noFiles: true }, 'El servidor no ofrece SFTP a ese usuario.'],
])('a server with %j ends in words, and the next one is asked as ever', async (tricks, words) => {
  Object.assign(world.other.tricks, tricks);
  await expect(ask(all)).rejects.toThrow(words);
  world.other.calm();
  expect(await ask(all)).toHaveProperty('length');
});

test('a server with another key is sent no name, password or key', async () => {
  for (const login of [PASSWORD, world.other.privateKey]) {
    const print = `SHA256:${'a'.repeat(43)}`;
    await expect(ask(all, { print, login })).rejects.toThrow(
      `El servidor muestra otra huella, ${world.other.print}: no se le mandó nada.`,
    );
  }
  expect(await askPrint(world.services, { sftpHost: world.other.host, sftpUser: USER })).toBe(
    world.other.print,
  );
  expect(world.other.tried).toEqual([]);
});

test('a wrong password is said, and neither it nor what the server answers is repeated', async () => {
  const failed = await ask(all, { login: 'equivocada-77' }).catch((error: Error) => error.message);
  expect(failed).toBe('El servidor SFTP no aceptó el usuario, o su contraseña o clave: revisalos.');
});

test.each<[string, (socket: Socket) => void, string | RegExp, number]>([
  ['says nothing', () => undefined, slow, SHORT_MS],
  // Lines before the greeting are allowed: whoever speaks something else and waits is waited for.
  ['speaks HTTP', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'), slow, SHORT_MS],
  ['hangs up', (socket) => socket.end(), 'Lo que respondió no es un servidor SFTP.', LONG_MS],
  ['writes lines without end', (socket) => socket.write('hola\r\n'.repeat(9000)), unread, LONG_MS],
  ['writes without end', (socket) => socket.write('x'.repeat(2_000_000)), unread, LONG_MS],
  [
    'greets and then writes garbage',
    (socket) => socket.write(`SSH-2.0-otro\r\n${'y'.repeat(100_000)}`),
    unread,
    LONG_MS,
  ],
])('what listens and %s is no server of files', async (_name, speak, words, patienceMs) => {
  const sockets = new Set<Socket>();
  const raw = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    speak(socket);
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  const sftpHost = `127.0.0.1:${(raw.address() as AddressInfo).port}`;
  await world.allow(`sftp://${sftpHost}`);
  const asked = askPrint(world.services, { sftpHost, sftpUser: USER }, patienceMs);
  await expect(asked).rejects.toThrow(words);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => raw.close(resolve));
});

test('where nothing listens, the words say what to look at', async () => {
  const sftpHost = '127.0.0.1:1';
  await world.allow(`sftp://${sftpHost}`);
  await expect(askPrint(world.services, { sftpHost, sftpUser: USER })).rejects.toThrow(
    /^No se pudo conectar con el servidor SFTP: revisá su nombre y su puerto/,
  );
});
