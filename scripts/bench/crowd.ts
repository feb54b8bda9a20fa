import { setTimeout as sleep } from 'node:timers/promises';
import { credentialCode, credentialText } from '@contract/markings/credentialCode';
import { Secret, TOTP } from 'otpauth';
import { Client } from 'pg';
import { reachRunning } from '../../server/db/embedded/reachRunning';
import { callServer, openSession } from '../../tests/e2e/support/callServer';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { machineLine, writeBetween } from './figuresTable';
import { keptFolder } from './keptFolder';
import { closeOutside, type Outside, openOutside } from './outsideNow';
import { type Figure, figureOf, figureTable } from './screens/figure';

/** So many that, at any hour, enough of them are outside. */
const SIZE = { people: 1_200, orders: 2_000, punches: 200_000 };
const PEOPLE = 300;
const SPAN_MS = 60_000;
/** At the door; the others punch on their telephones. */
const EVERY = 3;
const KIOSK = 'Medición';

type Punch = (person: Outside) => Promise<unknown>;

/** A door that is paired, and what it sends when somebody shows their code. */
async function doorOf(url: string): Promise<Punch> {
  const admin = await openSession(url, 'admin');
  const { sites } = await callServer<{ sites: { id: number }[] }>(
    url,
    'organizacion.obtener',
    {},
    admin,
  );
  const asked = { name: KIOSK, siteId: sites[0]?.id };
  const { id } = await callServer<{ id: number }>(url, 'kiosco.guardar', asked, admin);
  const { code } = await callServer<{ code: string }>(url, 'kiosco.emparejar', { id }, admin);
  const { kioskKey } = await callServer<{ kioskKey: string }>(url, 'kiosco.activar', { code });
  return async (person) => {
    const key = `medicion-${person.personId}-${Date.now()}`;
    const claimedAt = new Date().toISOString();
    const shown = { code: await codes.get(person.personId)?.(), key, claimedAt, clockOffset: 0 };
    return callServer(url, 'kiosco.fichar', { kioskKey, ...shown });
  };
}

/** The code that each telephone draws, kept as the telephone keeps it. */
const codes = new Map<number, () => string>();

async function readCredential(url: string, person: Outside): Promise<void> {
  const own = await callServer<{ publicId: string; codeKey: string }>(
    url,
    'credencial.obtener',
    {},
    person,
  );
  const totp = new TOTP({ ...credentialCode, secret: Secret.fromBase32(own.codeKey) });
  codes.set(person.personId, () => credentialText(own.publicId, totp.generate()));
}

const onPhone =
  (url: string): Punch =>
  (person) => {
    const claimedAt = new Date().toISOString();
    const fields = { kind: 'in', source: 'phone', claimedAt, clockOffset: 0 };
    return callServer(url, 'fichada.fichar', fields, person);
  };

interface Timed {
  atDoor: boolean;
  ms: number;
}

/** Each at their moment of the minute, whether or not those before them have their answer. */
async function punchAll(url: string, people: readonly Outside[]): Promise<Timed[]> {
  const [door, phone] = [await doorOf(url), onPhone(url)];
  const atDoor = (index: number) => index % EVERY === 0;
  for (const [index, person] of people.entries()) {
    if (atDoor(index)) await readCredential(url, person);
  }
  const begins = performance.now() + 1000;
  return Promise.all(
    people.map(async (person, index) => {
      const due = begins + (index / people.length) * SPAN_MS;
      await sleep(due - performance.now());
      const from = performance.now();
      await (atDoor(index) ? door : phone)(person);
      return { atDoor: atDoor(index), ms: performance.now() - from };
    }),
  );
}

const hundredth = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

function figuresOf(what: string, values: readonly number[]): Figure[] {
  return [
    figureOf(`${what}: a punch`, 'ms', values),
    figureOf(`${what}: 99 of 100 punches`, 'ms', [hundredth(values)], 500),
  ];
}

/** Three hundred people who punch within one minute, at one door and on their telephones. */
export async function crowd(quick: boolean, say: (line: string) => void): Promise<void> {
  const dataDir = await keptFolder('crowd', SIZE, say);
  const product = await startProduct(dataDir);
  const owner = new Client({ connectionString: reachRunning(dataDir, process.cwd()) });
  await owner.connect();
  try {
    const { rows } = await owner.query('show server_version');
    const machine = machineLine(rows[0].server_version);
    const outside = (await openOutside(owner)).slice(0, PEOPLE);
    if (outside.length < PEOPLE) throw new Error(`only ${outside.length} people are outside`);
    const timed = await punchAll(product.url, outside);
    const of = (door: boolean) => timed.filter(({ atDoor }) => atDoor === door);
    const ms = (some: readonly Timed[]) => some.map((one) => one.ms);
    const text = `${machine}\n\n${figureTable([
      ...figuresOf(`${of(true).length} at one door`, ms(of(true))),
      ...figuresOf(`${of(false).length} on telephones`, ms(of(false))),
      ...figuresOf('all of them', ms(timed)),
    ])}`;
    say(text);
    if (!quick) writeBetween('docs/performance.md', 'crowd', text);
  } finally {
    await closeOutside(owner);
    await owner.query(
      `delete from kiosk_key where kiosk_id in (select id from kiosk where name = $1)`,
      [KIOSK],
    );
    await owner.query('delete from kiosk where name = $1', [KIOSK]);
    await owner.end();
    await product.stop();
  }
}
