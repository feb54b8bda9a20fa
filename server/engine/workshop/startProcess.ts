import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { clock } from '../time/clock';

/** Buffers count too, which a limit of the engine's own heap would not see. Elsewhere than on Linux only the heap is bound. */
const bound = (megabytes: number) => `ulimit -c 0; ulimit -d ${megabytes * 1024}; exec "$0" "$@"`;

/** A process that works on files must not know the keys and addresses that this one was started with. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, TZ, LANG } = process.env;
  const ours = clock.isMoved() ? { ANDEN_AHEAD_MS: String(clock.aheadMs()) } : {};
  return { PATH, HOME, TMPDIR, TZ, LANG, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '2', ...ours };
}

/** Where the built ones lie; in development there are none, and the sources are run. */
const folder = (): string | undefined =>
  process.env.ANDEN_BUNDLED === '1'
    ? path.join(process.cwd(), 'dist/server')
    : process.env.ANDEN_PROCESSES;

function programOf(source: string): string[] {
  const built = folder();
  return built
    ? [path.join(built, `${path.basename(source, '.ts')}.mjs`)]
    : ['--import', 'tsx', path.resolve(source)];
}

/** Where the processors do not suffice for all, who answers people comes before who opens a file. */
function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is gone already, or the system does not let us.
  }
}

/** A process of its own with a limit on all of its memory; one that passes it dies alone. */
export function startProcess(source: `server/${string}.ts`, megabytes: number): ChildProcess {
  const node = [
    `--max-old-space-size=${Math.floor(megabytes * 0.75)}`,
    '--disable-warning=ExperimentalWarning',
    ...programOf(source),
  ];
  const options = {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: plainEnvironment(),
    windowsHide: true,
  } as const;
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, node, { ...options, stdio: [...options.stdio] })
      : spawn('/bin/sh', ['-c', bound(megabytes), process.execPath, ...node], {
          ...options,
          stdio: [...options.stdio],
        });
  stepBack(child);
  return child;
}
