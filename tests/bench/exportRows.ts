import { stat } from 'node:fs/promises';
import { listEmployees } from '@contract/users/personAcciones';
import { exportPath } from '../../server/engine/exports/exportFolder';
import { exportRequest, openExport } from '../../server/engine/exports/exportRequest';
import { writeExport } from '../../server/engine/exports/writeExport';
import { employeesExport } from '../../server/modules/users/employeesExport';
import { addPeople, bench } from './support/benchServer';

// npx tsx tests/bench/exportRows.ts [rows]: how long a file takes and how much memory this process grows by.
const rows = Number(process.argv[2] ?? 100_000);
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

await bench(async (server, say) => {
  const { services, admin, asOwner } = server;
  await addPeople(server, rows);
  await asOwner('vacuum analyze person');
  const columns = Object.keys(employeesExport.columns);
  for (const format of ['csv', 'xlsx'] as const) {
    const request = exportRequest.parse({ list: listEmployees.name, columns, format });
    const before = process.memoryUsage().rss;
    let peak = before;
    const sample = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss);
    }, 20);
    const start = performance.now();
    await writeExport(services, openExport(admin, request), { id: format, format, patienceMs: 0 });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    clearInterval(sample);
    const { size } = await stat(await exportPath(services.config, format));
    say(
      `${format}: ${rows} rows × ${columns.length} columns, ${seconds} s, ${megabytes(size)}, RSS ${megabytes(before)}, peak ${megabytes(peak)}`,
    );
  }
});
