import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientFiles } from './clientFiles';
import { contractFiles } from './contractFiles';
import { addLine, indexLines } from './indexLines';
import { readNames } from './moduleNames';
import { serverFiles } from './serverFiles';

const usage = 'npm run scaffold -- training course curso Cursos SYNC';

function run(args: readonly string[]): void {
  const names = readNames(args);
  const files = { ...contractFiles(names), ...serverFiles(names), ...clientFiles(names) };
  const taken = Object.keys(files).find((file) => existsSync(file));
  if (taken) throw new Error(`${taken} exists already`);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const lines = indexLines(names);
  for (const line of lines) {
    writeFileSync(line.file, addLine(readFileSync(line.file, 'utf8'), line));
  }
  const touched = [...Object.keys(files), ...new Set(lines.map((line) => line.file))];
  execFileSync('npx', ['biome', 'check', '--write', ...touched], { stdio: 'inherit' });
  console.log(`\nNext: npm run db:migration -- ${names.module}, npm run generate, npm run check`);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(`${(error as Error).message}\nUsage: ${usage}`);
  process.exit(1);
}
