import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  openSelfMade,
  selfMadeCertificate,
} from '../../server/engine/signing/certificate/selfMadeCertificate';
import { pdfWork } from '../../server/engine/signing/pdf/pdfWork';
import { openWorkshop } from '../../server/engine/workshop/openWorkshop';
import { type Outcome, tryFile } from './tryFile';

const say = (line: string) => process.stdout.write(`${line}\n`);

const [given] = process.argv.slice(2);
if (!given) {
  process.stderr.write('Decí qué carpeta: npm run pdf:corpus -- carpeta\n');
  process.exit(2);
}

const names = (await readdir(given, { recursive: true }))
  .filter((name) => /\.pdf$/i.test(name))
  .sort();
const workshop = openWorkshop();
const scratch = await mkdtemp(path.join(tmpdir(), 'anden-corpus-'));
// Made for one run and forgotten with it.
const certificate = openSelfMade(await selfMadeCertificate('Prueba de PDF'));
const parts = { pdf: pdfWork(workshop), certificate, scratch };
const widest = Math.max(7, ...names.map((name) => name.length));
const sums = { sealed: 0, refused: 0, broken: 0 } satisfies Record<Outcome['kind'], number>;

say(`${'Archivo'.padEnd(widest)}  Páginas       ms  Qué pasó`);
for (const name of names) {
  const begun = performance.now();
  const { kind, pages, words } = await tryFile(parts, await readFile(path.join(given, name)));
  sums[kind] += 1;
  const ms = String(Math.round(performance.now() - begun)).padStart(7);
  say(`${name.padEnd(widest)}  ${String(pages ?? '–').padStart(7)}  ${ms}  ${words}`);
}
await workshop.close();
await rm(scratch, { recursive: true, force: true });
say(
  `\n${names.length} archivos: ${sums.sealed} firmados y comprobados, ${sums.refused} rechazados con su motivo, ${sums.broken} mal.`,
);
process.exitCode = sums.broken > 0 ? 1 : 0;
