import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { startProcess } from './startProcess';

test('what opens files comes after the process that answers people', async () => {
  const child = startProcess('server/engine/workshop/workshopProcess.ts', 300);
  const behind = getPriority(child.pid);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(behind).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});
