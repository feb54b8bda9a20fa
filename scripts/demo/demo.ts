import { StartFault } from '../../server/db/startFault';
import { readConfig } from '../../server/engine/config/config';
import { fillFolder } from './fillFolder';
import { BIG } from './growDemo';

const say = (text: string) => process.stdout.write(`${text}\n`);

const size = process.argv[process.argv.indexOf('--size') + 1];
if (process.argv.includes('--size') && size !== 'big' && size !== 'normal') {
  say('Usá --size normal o --size big.');
  process.exit(1);
}

try {
  await fillFolder(readConfig(process.env), size === 'big' ? BIG : undefined, say);
} catch (error) {
  // A server that runs over the same data, for instance: said in its own words.
  if (!(error instanceof StartFault)) throw error;
  say(error.message);
  process.exitCode = 1;
}
