import { once } from 'node:events';
import { createServer } from 'node:http';
import { register } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { buildServer, processes } from '../../../scripts/lib/buildServer.mjs';

// Started by a test: builds the server into the folder of argv[2], starts it over DATABASE_URL, asks it for what a person
// opens first, and says on one line which libraries and files were loaded by then, and how many bytes of code.
const root = resolve(import.meta.dirname, '../../..');
const outputs = await buildServer({ main: 'server/main.ts', ...processes }, process.argv[2]);

const hook = `let port;
export const initialize = (given) => { port = given; };
export const load = (url, context, next) => { port.postMessage(url); return next(url, context); };`;
const { port1, port2 } = new MessageChannel();
const urls = new Set();
port1.on('message', (url) => urls.add(url));
port1.unref();
register(`data:text/javascript,${encodeURIComponent(hook)}`, {
  data: port2,
  transferList: [port2],
});

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
process.env.PORT = String(port);
process.env.NODE_ENV = 'production';
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;
await import(pathToFileURL(join(process.argv[2], 'main.mjs')).href);

const ask = async (accion, fields, session) => {
  const query = new URLSearchParams({ token: 'anden', accion });
  if (session) query.set('nusuario', String(session.id));
  const answer = await fetch(`http://127.0.0.1:${port}/web-service?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session.JWT}` }),
    },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${accion}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};
for (const [usuario, accion] of [
  ['empleado', 'publicacion.listar'],
  ['jefe', 'pedido.listar'],
  ['rrhh', 'solicitud.listarPendientes'],
]) {
  const session = await ask('usuario.ingresar', { usuario, clave: 'anden2026' });
  await ask(accion, {}, session);
}

const nameOf = (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
const files = [...urls].filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url));
const made = files.flatMap((file) => outputs[relative(root, file).replaceAll('\\', '/')] ?? []);
// A file that was left out of a part, because nobody uses it, still stands among what it was made of.
const used = made.flatMap(({ inputs }) =>
  Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
);
const apart = files.filter((file) => file.includes('node_modules'));
const bytes = made.reduce((sum, part) => sum + part.bytes, 0);
write(`${JSON.stringify({ bytes, loaded: [...new Set([...used, ...apart].map(nameOf))] })}\n`);
process.kill(process.pid, 'SIGTERM');
