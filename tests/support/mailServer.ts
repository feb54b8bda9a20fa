import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A real mail server on this machine that keeps what it is handed. */
export async function startMailServer(account?: { user: string; pass: string }) {
  const port = await freePort();
  let mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    // Otherwise it waits half a minute for the connection that the product keeps open for its next mail.
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) => {
      const known = username === account?.user && password === account?.pass;
      done(known ? null : new Error('unknown'), known ? { user: username } : undefined);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    port,
    mails: () => mails,
    forget: () => {
      mails = [];
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
