import { callServer, type ServerSession } from './callServer';

export interface Writers {
  /** The titles that the server said it had stored. */
  acknowledged: Set<string>;
  /** Every title that was sent, answered or not. */
  sent: Set<string>;
  /** Ends when each client has written its part, or gives up at the first answer that never comes. */
  done: Promise<void>;
}

interface Plan {
  url: string;
  session: ServerSession;
  clients: number;
  each: number;
  /** Whether a client goes on after a refusal, as a person who tries again with the next one. */
  goOn: boolean;
}

/** Several clients publishing at once. */
export function startWriters({ url, session, clients, each, goOn }: Plan): Writers {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const client = async (number: number): Promise<void> => {
    for (let index = 0; index < each; index += 1) {
      const title = `Aviso ${number}-${index}`;
      sent.add(title);
      const fields = { title, body: 'Texto', audience: { kind: 'all' } };
      const stored = await callServer(url, 'publicacion.crear', fields, session).then(
        () => true,
        () => false,
      );
      if (stored) acknowledged.add(title);
      else if (!goOn) return;
    }
  };
  const all = Array.from({ length: clients }, (_, number) => client(number));
  return { acknowledged, sent, done: Promise.all(all).then(() => undefined) };
}
