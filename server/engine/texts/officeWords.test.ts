import { lyingDirectory, workbook } from '../../../tests/support/workbook';
import { officeWords } from './officeWords';

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const strings = (text: string) => workbook({ rows: '', strings: `<si><t>${text}</t></si>` });

test('what a workbook says is read', async () => {
  expect(await officeWords(await strings('Hola'), mime)).toContain('Hola');
});

test('what unfolds into more than its directory says is not read on', async () => {
  const large = await strings('a'.repeat(50_000_000));
  expect(await officeWords(large, mime)).toBe('');
  await expect(officeWords(lyingDirectory(large, 900), mime)).rejects.toThrow(/too many bytes/);
});
