import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const ROUNDS = 5;
/** Work that a change leaves to be done after its answer belongs to it. */
const AFTER_MS = 250;
const head = /LOG: {2}(?:statement|execute [^:]+): (.*)/;
const frame = /^(begin|commit|rollback|savepoint|release)/i;

export interface Counted {
  statements: number;
  /** Begin, commit and the like. */
  frames: number;
}

/** Counts what PostgreSQL itself writes down of one request. */
export function statementLog(admin: Client, dataDir: string) {
  const file = join(dataDir, 'postgres.log');
  const tell = async (which: 'all' | 'none') => {
    await admin.query(`alter system set log_statement = '${which}'`);
    await admin.query('select pg_reload_conf()');
    await sleep(AFTER_MS);
  };

  async function once(ask: () => Promise<void>): Promise<Counted> {
    const from = statSync(file).size;
    await ask();
    await sleep(AFTER_MS);
    const lines = readFileSync(file).subarray(from).toString('utf8').split('\n');
    const told = lines.flatMap((line) => head.exec(line)?.[1] ?? []);
    const frames = told.filter((statement) => frame.test(statement)).length;
    return { statements: told.length - frames, frames };
  }

  /** The round with the fewest: in the others something of the server's own came between. */
  return async (ask: () => Promise<void>): Promise<Counted> => {
    await tell('all');
    const rounds: Counted[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(ask));
    await tell('none');
    rounds.sort((a, b) => a.statements + a.frames - b.statements - b.frames);
    return rounds[0] ?? { statements: 0, frames: 0 };
  };
}
