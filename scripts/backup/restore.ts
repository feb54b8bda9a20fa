import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { restoreCopy } from '../../server/engine/backup/restoreCopy';
import { askPhrase } from './askPhrase';
import { say, withPlace } from './withPlace';

const WORD = 'restaurar';
const options = process.argv.slice(2);
const [asked] = options.filter((option) => !option.startsWith('-'));

/** A person at a terminal types it; a script says it beforehand. */
async function confirmed(): Promise<boolean> {
  if (options.includes('--si')) return true;
  if (!process.stdin.isTTY) {
    say('Agregá --si para restaurar sin preguntar.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Todo vuelve a como estaba en la copia y se cierran las sesiones. Escribí ${WORD} para seguir: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === WORD;
}

async function run(): Promise<void> {
  const file = path.resolve(asked ?? '');
  if (!asked || !(await stat(file).catch(() => null))?.isFile()) {
    say(asked ? `${file} no existe.` : 'Decí qué copia: npm run restore -- copia.anden');
    process.exitCode = 1;
    return;
  }
  if (!(await confirmed())) {
    process.exitCode = 1;
    return;
  }
  await withPlace(async ({ config, ownerUrl, files, version, alone }) => {
    const by = {
      username: null,
      address: 'consola',
      copy: path.basename(file).replace(/\.(zip|anden)$/, ''),
    };
    const asks = { askPhrase: () => askPhrase({ isNew: false }) };
    const parts = { ownerUrl, files, version, config, file, by, alone, ...asks };
    const before = await restoreCopy(parts);
    say(`✓ Se restauró. Lo que había antes quedó en la copia ${before}.`);
  });
}

await run();
