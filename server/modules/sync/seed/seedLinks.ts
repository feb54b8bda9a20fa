import type { LinkRule } from '@contract/sync/linkRule';
import { eq } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { account } from '../../../db/schema/session';
import { link, linkReject, linkRun } from '../../../db/schema/sync';
import type { DemoPerson } from '../../../engine/seed/demo';
import { clock } from '../../../engine/time/clock';
import { DEFAULT_ZONE } from '../../../engine/time/zone';
import { keepLinkKey } from '../address/linkKeys';
import { nextTime } from '../linkTimes';
import { demoPrint } from '../sftp/demoPrint';

type NewLink = Omit<typeof link.$inferInsert, 'accountId' | 'nextAt'>;
type NewRun = Omit<typeof linkRun.$inferInsert, 'linkId' | 'startedAt' | 'endedAt'> & {
  /** Hours ago. */
  ago: number;
};

const usual: Pick<NewLink, 'timing' | 'days'> = { timing: 'hand', days: [1, 2, 3, 4, 5] };

const catalogueRule = (key: string, column: string): LinkRule => ({
  ...{ key, from: 'column', column, lookup: '', constant: '', table: [] },
  ...{ otherwise: 'keep', day: '', number: '', digits: 0 },
});

const demoLinks: readonly NewLink[] = [
  {
    ...usual,
    name: 'Personas del sistema de sueldos',
    what: 'personas',
    folder: 'personas',
    files: 'personas-*.csv',
    timing: 'days',
    at: '06:30',
    rejectPercent: 20,
    note: 'El estudio deja un archivo por día, a la noche.',
  },
  {
    ...usual,
    name: 'Existencias del depósito',
    what: 'existencias',
    folder: 'existencias',
    timing: 'cron',
    cron: '15 5,13 * * MON-SAT',
  },
  { ...usual, name: 'Productos de la tienda', what: 'productos', folder: 'productos', failures: 2 },
  {
    ...usual,
    name: 'Catálogo de la tienda en línea',
    what: 'productos',
    via: 'address',
    // A name that leads nowhere (RFC 2606); the demo answers for it.
    url: 'https://tienda.example/api/catalogo',
    rowsPath: 'datos',
    header: 'Authorization',
    rules: [
      catalogueRule('sku', 'codigo'),
      catalogueRule('name', 'nombre'),
      catalogueRule('unit', 'medida.unidad'),
    ],
  },
  {
    ...usual,
    name: 'Productos de la sucursal',
    what: 'productos',
    via: 'wms',
    url: 'https://sucursal.example',
    wmsAccion: 'producto.listar',
    wmsParams: 'size=200',
    wmsPage: 'page',
    note: 'La sucursal tiene su propio Andén.',
  },
  {
    ...usual,
    name: 'Productos del proveedor',
    what: 'productos',
    via: 'sftp',
    sftpHost: 'sftp.proveedor.example',
    sftpUser: 'anden',
    sftpPrint: demoPrint,
    folder: '/salida',
    files: 'catalogo-*.csv',
  },
  {
    ...usual,
    name: 'Ubicaciones nuevas',
    what: 'ubicaciones',
    folder: 'ubicaciones',
    paused: true,
  },
];

const counts = (read: number, written: number, unchanged: number, rejected: number) => ({
  ...{ read, written, unchanged, rejected },
});

const demoRuns: readonly (readonly NewRun[])[] = [
  [
    {
      ...{ ago: 74, state: 'done', reason: 'schedule', fileName: 'personas-lunes.csv' },
      ...counts(118, 4, 114, 0),
    },
    {
      ago: 50,
      state: 'missed',
      reason: 'schedule',
      error: 'El servidor no estaba: 1 corrida perdida.',
    },
    {
      ...{ ago: 26, state: 'partial', reason: 'schedule', fileName: 'personas-miércoles.csv' },
      ...counts(120, 3, 115, 2),
    },
  ],
  [
    {
      ...{ ago: 31, state: 'done', reason: 'schedule', fileName: 'existencias.xlsx' },
      ...counts(640, 88, 552, 0),
    },
    { ago: 7, state: 'empty', reason: 'hand' },
  ],
  [52, 28].map((ago) => ({
    ...{ ago, state: 'failed', reason: 'hand', fileName: 'productos.csv' },
    error: 'Falta la columna Código.',
  })),
  [
    {
      ...{ ago: 20, state: 'done', reason: 'hand', fileName: 'catalogo' },
      ...counts(31, 2, 29, 0),
    },
  ],
  [
    {
      ...{ ago: 9, state: 'done', reason: 'hand', fileName: 'producto.listar' },
      ...counts(214, 6, 208, 0),
    },
  ],
  [],
  [],
];

/** Rows as the file brought them: a document that lost a figure, and one that is no number. */
const rejectsOf = (people: readonly DemoPerson[]) =>
  [
    { at: 3, spoil: (dni: string) => dni.slice(0, 6) },
    { at: 5, spoil: (dni: string) => `${dni.slice(0, 4)}O${dni.slice(5)}` },
  ].flatMap(({ at, spoil }, index) => {
    const one = people[at];
    if (!one?.dni) return [];
    return [
      {
        number: 18 + index * 45,
        state: 'rejected' as const,
        cells: [one.docket ?? '', one.lastName, one.firstName, spoil(one.dni)],
        errors: [{ column: 'dni', message: 'El DNI tiene siete u ocho números.' }],
      },
    ];
  });

/** Links in each state, with runs that tell how they came to it. */
export async function seedLinks(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const named = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(anyOf(account.username, ['admin', 'jefe']));
  const idOf = (username: string) => named.find((one) => one.username === username)?.id ?? 0;
  if (named.length < 2) return;
  const rows = demoLinks.map((one) => {
    const timing = { everyMinutes: null, at: null, cron: null, paused: false, days: [], ...one };
    return {
      ...one,
      accountId: idOf(one.what === 'personas' ? 'admin' : 'jefe'),
      nextAt: nextTime(timing, DEFAULT_ZONE, clock.now()),
    };
  });
  const made = await db.insert(link).values(rows).returning({ id: link.id, name: link.name });
  for (const [at, { name }] of demoLinks.entries()) {
    const linkId = made.find((one) => one.name === name)?.id;
    if (linkId === undefined) continue;
    if (demoLinks[at]?.header) await keepLinkKey(db, linkId, 'key', 'Bearer demo');
    if (demoLinks[at]?.via === 'sftp') await keepLinkKey(db, linkId, 'login', 'demo');
    if (demoLinks[at]?.via === 'wms') await keepLinkKey(db, linkId, 'token', 'demo');
    for (const { ago, ...run } of demoRuns[at] ?? []) await addRun(db, people, linkId, ago, run);
  }
}

async function addRun(
  db: Db,
  people: readonly DemoPerson[],
  linkId: number,
  ago: number,
  run: Omit<NewRun, 'ago'>,
): Promise<void> {
  const startedAt = new Date(clock.ms() - ago * 3_600_000);
  const endedAt = new Date(startedAt.getTime() + 21_000);
  const heads =
    run.state === 'partial'
      ? {
          headers: ['Legajo', 'Apellido', 'Nombre', 'DNI'],
          mapping: { docket: 0, lastName: 1, firstName: 2, dni: 3 },
        }
      : {};
  const [kept] = await db
    .insert(linkRun)
    .values({ ...run, ...heads, linkId, startedAt, endedAt })
    .returning({ id: linkRun.id });
  if (run.state === 'done' || run.state === 'partial') {
    await db
      .update(link)
      .set({ lastGoodAt: endedAt, lookedAt: endedAt, silentSince: endedAt })
      .where(eq(link.id, linkId));
  }
  if (run.state !== 'partial' || !kept) return;
  const rejects = rejectsOf(people).map((row) => ({ ...row, runId: kept.id }));
  if (rejects.length > 0) await db.insert(linkReject).values(rejects);
}
