import './lib/checkNode.mjs';
import { spawn } from 'node:child_process';
import { ensureInstalled } from './lib/ensureInstalled.mjs';
import { root } from './lib/root.mjs';

await ensureInstalled();

const start = (args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });

const children = [
  start(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts']),
  start(['node_modules/vite/bin/vite.js', '--port', '5173', '--strictPort']),
];

const stop = () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
};

// Ctrl-C reaches the children by itself; this process waits for them, so that no data folder is left open.
process.on('SIGINT', () => {});
process.on('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
