import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  accion: string;
  text: string;
  key: string;
  userId: string;
}

function read(request: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => resolve(text));
  });
}

/** A server that keeps the notes which it hears, goes away and comes back at the same address. */
export function noteServer() {
  let server: Server | undefined;
  const notes = {
    heard: [] as Heard[],
    /** The answer to each note, by its text; `lose` hears the note and loses the answer. */
    answers: {} as Record<string, number | 'lose'>,
    port: 0,
    texts: () => notes.heard.map(({ text }) => text),
    async up() {
      server = createServer(async (request, response) => {
        const { searchParams } = new URL(request.url ?? '', 'http://localhost');
        const accion = searchParams.get('accion') ?? '';
        const body = JSON.parse((await read(request)) || '{}');
        if (accion === 'servidor.estado') {
          return response.end('{"capabilities":["bodies","bearer"]}');
        }
        notes.heard.push({
          accion,
          text: body.text,
          key: String(request.headers['idempotency-key']),
          userId: body.nusuario,
        });
        const answer = notes.answers[body.text] ?? 200;
        if (answer === 'lose') return request.socket.destroy();
        response.writeHead(answer, { connection: 'close' });
        return response.end('{"message":"No se puede."}');
      });
      await new Promise<void>((resolve) => server?.listen(notes.port, '127.0.0.1', resolve));
      notes.port = (server.address() as AddressInfo).port;
    },
    async down() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
  };
  return notes;
}
