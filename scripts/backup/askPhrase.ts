import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { backupPhrase } from '../../contract/admin/backupPhrase';
import { StartFault } from '../../server/db/startFault';

/** Typed without being shown. */
async function typed(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

/** The phrase of a copy: of BACKUP_PASSPHRASE or, at a terminal, asked for; twice where it is new. */
export async function askPhrase({ isNew }: { isNew: boolean }): Promise<string> {
  const given = process.env.BACKUP_PASSPHRASE;
  if (given === undefined && !process.stdin.isTTY) {
    throw new StartFault('La copia va cifrada: poné la frase en BACKUP_PASSPHRASE.');
  }
  const phrase = given ?? (await typed('Frase de la copia: '));
  if (!isNew) return phrase;
  const { error } = backupPhrase.safeParse(phrase);
  if (error) throw new StartFault(`Frase de la copia: ${error.issues[0]?.message}`);
  if (given === undefined && (await typed('Otra vez: ')) !== phrase) {
    throw new StartFault('Las dos frases no son iguales.');
  }
  return phrase;
}
