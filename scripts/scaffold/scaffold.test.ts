import { readFileSync } from 'node:fs';
import { addLine, indexLines } from './indexLines';
import { readNames } from './moduleNames';

const names = readNames(['rooms', 'room', 'sala', 'Salas', 'VISITS']);

test.each(indexLines(names))('$file still has the place where a module is named: $line', (line) => {
  const text = readFileSync(line.file, 'utf8');
  const changed = addLine(text, line);
  expect(changed).toContain(line.line);
  expect(changed.length).toBeGreaterThan(text.length);
});

test('names that would not fit the organisation style are refused with what is missing', () => {
  expect(() => readNames(['Visits'])).toThrow('folder and route');
  expect(() => readNames(['visits', 'visit', 'visita', 'visitas', 'VISITS'])).toThrow(
    'name on screen',
  );
});
