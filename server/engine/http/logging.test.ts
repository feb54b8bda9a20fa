import { makeLogger } from './logging';

test('a disk that takes no more loses lines of the log, and nothing else', async () => {
  // Every write to it fails as on a full disk.
  const told: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told.push(String(text));
    return true;
  });
  const log = makeLogger('/dev/full');
  for (let line = 0; line < 3000; line += 1) log.info({ text: 'x'.repeat(1000) }, 'a line');
  await new Promise((resolve) => setTimeout(resolve, 500));
  log.info('still here');
  await new Promise((resolve) => setTimeout(resolve, 200));
  write.mockRestore();
  expect(told).toEqual([expect.stringMatching(/^No se puede escribir el registro: ENOSPC/)]);
});
