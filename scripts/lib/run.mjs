import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command from the root; `quiet` keeps what it says for the caller. */
export const run = (command, args, { quiet = false, env = {} } = {}) =>
  new Promise((done) => {
    const started = performance.now();
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && command === 'npm',
    });
    const finish = (code) => done({ code, output, seconds: (performance.now() - started) / 1000 });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });

export const runNode = (args, options) => run(process.execPath, args, options);

/** npm itself, the one that called us when there is one. */
export const runNpm = (args, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? runNode([process.env.npm_execpath, ...args], options)
    : run('npm', args, options);

export const duration = (seconds) => `${seconds.toFixed(1).replace('.', ',')} s`;
