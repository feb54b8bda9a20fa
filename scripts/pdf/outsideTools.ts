import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const isHere = (command: string, asked: string) => !spawnSync(command, [asked]).error;

/** Other tools say this of a sealed PDF, where they are installed. */
export const outsideTools = {
  hasPdfsig: isHere('pdfsig', '-v'),
  hasQpdf: isHere('qpdf', '--version'),

  /** Each seal of a file: whether it holds, and whether it covers all of the file. */
  async seals(file: string): Promise<{ holds: boolean; whole: boolean }[]> {
    const { stdout } = await run('pdfsig', ['-nocert', file]).catch(({ stdout }) => ({
      stdout: String(stdout),
    }));
    return stdout
      .split(/^Signature #/m)
      .slice(1)
      .map((said) => ({
        holds: said.includes('Signature Validation: Signature is Valid.'),
        whole: said.includes('Total document signed'),
      }));
  },

  /** The faults in how a file is written; empty where there are none. */
  async faults(file: string): Promise<string> {
    return run('qpdf', ['--check', file]).then(
      () => '',
      ({ stderr, stdout }) => String(stderr || stdout).trim(),
    );
  },
};
