import './lib/checkNode.mjs';
import { checkTasks } from './lib/checkTasks.mjs';
import { duration } from './lib/run.mjs';

let failed = false;

const report = async ([name, task]) => {
  const { code, output, seconds } = await task();
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${duration(seconds)}`);
  if (code === 0) return;
  failed = true;
  console.log(output.trim());
};

const queue = [...checkTasks];
const worker = async () => {
  for (let task = queue.shift(); task; task = queue.shift()) await report(task);
};
await Promise.all([worker(), worker()]);
process.exit(failed ? 1 : 0);
