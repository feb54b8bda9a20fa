import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCuil } from '@contract/core/cuil';
import { checkRows } from '../../server/engine/imports/checkRows';
import { matchHeaders } from '../../server/engine/imports/matchHeaders';
import { openImport } from '../../server/engine/imports/openImport';
import { pendingRows } from '../../server/engine/imports/pendingRows';
import { readRows } from '../../server/engine/imports/readRows';
import { openDefinition } from '../../server/engine/imports/registry';
import { reviewRun } from '../../server/engine/imports/reviewRun';
import { storePreview } from '../../server/engine/imports/storePreview';
import { csvTable } from '../../server/engine/tables/csvTable';
import type { Table } from '../../server/engine/tables/tableColumn';
import { xlsxTable } from '../../server/engine/tables/xlsxTable';
import { addPeople, bench } from './support/benchServer';

// npx tsx tests/bench/importPeople.ts [rows]: how long the preview of a file of people takes, some of them wrong.
const rows = Number(process.argv[2] ?? 10_000);
const WRONG_EACH = 33;

const labels = [
  'Legajo',
  'Apellido',
  'Nombre',
  'DNI',
  'CUIL',
  'Fecha de nacimiento',
  'Fecha de ingreso',
  'Área',
  'Responsable',
  'Puesto',
  'Correo',
  'Teléfono',
];

const person = (index: number) => {
  const dni = String(31_000_000 + index);
  const wrong = index % WRONG_EACH === 0;
  return [
    `N${index}`,
    `Apellido${index % 997}`,
    `Nombre${index % 89}`,
    dni,
    wrong ? '20-00000000-0' : makeCuil('27', dni),
    '17/04/1985',
    '01/03/2020',
    'Comercial',
    index % 10 === 0 ? '1001' : `N${index - (index % 10)}`,
    'Operaria de recepción',
    `n${index}@elandamio.example`,
    `+54 11 5000-${index}`,
  ];
};

const table = (): Table => ({
  name: 'personas',
  columns: labels.map((label) => ({ label, kind: 'text' })),
  batches: (async function* () {
    for (let from = 1; from <= rows; from += 1000) {
      yield Array.from({ length: Math.min(1000, rows - from + 1) }, (_, index) =>
        person(from + index),
      );
    }
  })(),
});

await bench(async (server, say) => {
  const { services, admin, asOwner } = server;
  const { db, pool } = services.database;
  await addPeople(server, 10_000);
  await asOwner('vacuum analyze person');
  const run = `insert into import_run (account_id, kind, file_name, headers, mapping, state, mode)
    values ($1, 'personas', 'x', '{}', $2, 'applying', 'valid') returning id`;
  for (const [format, make] of [
    ['csv', csvTable],
    ['xlsx', xlsxTable],
  ] as const) {
    const hash = await services.files.put(await buffer(make(table())));
    const definition = openDefinition(admin, 'personas');
    const start = performance.now();
    const sheet = await readRows({ ...services, turn: 'bench' }, hash);
    const read = performance.now();
    const mapping = matchHeaders(definition.columns, sheet.headers);
    const asking = { db, viewer: admin };
    const reading = { headers: sheet.headers, mapping, creates: false };
    const { found } = await checkRows(asking, definition, reading, sheet.rows);
    const checked = performance.now();
    const { rows: made } = await pool.query(run, [admin.accountId, mapping]);
    await storePreview(db, made[0].id, sheet.rows, found);
    const end = performance.now();
    const wrong = found.filter((row) => row.errors.length > 0).length;
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(2);
    const of = (state: string) => found.filter((row) => row.state === state).length;
    say(
      `${format}: ${found.length} rows, ${wrong} wrong, ${of('new')} new, ${of('changed')} changed, ${of('unchanged')} unchanged, preview in ${seconds(start, end)} s (read ${seconds(start, read)}, check ${seconds(read, checked)}, keep ${seconds(checked, end)})`,
    );
    if (format === 'xlsx') continue;
    const [wrongOne] = found.filter((row) => row.errors.length > 0);
    const open = await openImport({ db, viewer: admin }, made[0].id);
    const left = await pendingRows(db, made[0].id);
    const mended = left.find(({ number }) => number === wrongOne?.number);
    if (mended) mended.cells[mapping.phone ?? 0] = '4444';
    const mending = performance.now();
    await reviewRun(asking, open, left);
    say(`one cell corrected in ${seconds(mending, performance.now())} s`);
    const writing = performance.now();
    const payload = { id: made[0].id, address: '127.0.0.1' };
    const job = { kind: 'import', title: '', accountId: admin.accountId, payload };
    const jobId = await services.jobs.request(db, job);
    await services.jobs.flush();
    for (let state = ''; state !== 'done'; await sleep(100)) {
      const { rows: jobs } = await pool.query(
        'select state, message from job_progress where id = $1',
        [jobId],
      );
      state = jobs[0].state === 'failed' ? 'done' : jobs[0].state;
      if (state === 'done')
        say(`written in ${seconds(writing, performance.now())} s: ${jobs[0].message}`);
    }
  }
});
