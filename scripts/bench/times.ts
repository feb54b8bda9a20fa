import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { callServer, openSession } from '../../tests/e2e/support/callServer';
import { chromiumPath } from '../../tests/e2e/support/chromiumPath';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { BIG } from '../demo/growDemo';
import { machineLine, writeBetween } from './figuresTable';
import { keptFolder } from './keptFolder';
import { closeOutside, type Outside, openOutside } from './outsideNow';
import { type Figure, figureOf, figureTable } from './screens/figure';
import { rosterScroll } from './screens/rosterScroll';

const LOOK_MS = 100;
const DAYS = 31;

/** Once no day waits to be reckoned any more. */
export async function hoursReckoned(owner: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query('select from hour_mark limit 1');
    if (rowCount === 0) return;
    await sleep(LOOK_MS);
  }
}

const onDay = (day: string) => ({ filters: [{ field: 'day', operator: 'is', value: day }] });
const today = () => new Date().toISOString().slice(0, 10);

/** A month of everybody, marked as a change of a rule marks it. */
async function reckonEverybody(url: string, owner: Client): Promise<Figure> {
  const hr = await openSession(url, 'rrhh');
  await hoursReckoned(owner);
  const { rowCount } = await owner.query(
    `insert into hour_mark (person_id, day)
     select id, day from (select id from person order by id limit ${BIG.people}) p,
       generate_series(current_date - ${DAYS - 1}, current_date, interval '1 day') day`,
  );
  const from = performance.now();
  // A person who opens the hours has them reckoned.
  await callServer(url, 'hora.listarDias', onDay(today()), hr);
  await hoursReckoned(owner);
  const seconds = (performance.now() - from) / 1000;
  return figureOf(`hours of ${rowCount} days of ${BIG.people} people`, 's', [seconds], 60);
}

interface Days {
  rows: unknown[];
}

/** From the press until whoever manages has read the list of the day with it. */
async function punchSeen(url: string, outside: readonly Outside[]): Promise<Figure> {
  const hr = await openSession(url, 'rrhh');
  const values: number[] = [];
  for (const session of outside) {
    const { personId } = session;
    const filters = [
      { field: 'day', operator: 'from', value: today() },
      { field: 'personId', operator: 'is', value: personId },
    ];
    const claimedAt = new Date().toISOString();
    const fields = { kind: 'in', source: 'web', claimedAt, clockOffset: 0 };
    const from = performance.now();
    await callServer(url, 'fichada.fichar', fields, session);
    const { rows } = await callServer<Days>(url, 'hora.listarDias', { filters }, hr);
    values.push(performance.now() - from);
    if (rows.length === 0) throw new Error('the punch is not in the list');
  }
  return figureOf('a punch, until the list of hours has it', 'ms', values, 1000);
}

/** People wait for these where time is large: everybody's month, a punch, a board that scrolls. */
export async function times(quick: boolean, say: (line: string) => void): Promise<void> {
  const dataDir = await keptFolder('big', BIG, say);
  const product = await startProduct(dataDir);
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  await owner.connect();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { rows } = await owner.query('show server_version');
    const machine = machineLine(rows[0].server_version);
    const outside = (await openOutside(owner)).slice(0, quick ? 3 : 20);
    const scrolled = await rosterScroll(browser, product.url);
    const seen = await punchSeen(product.url, outside);
    say(figureTable([...scrolled, seen]));
    const figures = [await reckonEverybody(product.url, owner), seen, ...scrolled];
    const text = `${machine}\n\n${figureTable(figures)}`;
    say(text);
    if (!quick) writeBetween('docs/performance.md', 'time', text);
  } finally {
    await closeOutside(owner);
    await owner.end();
    await browser.close();
    await product.stop();
  }
}
