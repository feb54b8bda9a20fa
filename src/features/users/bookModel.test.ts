import type { PersonBookRow } from '@/services/wms/generated/users.gen';
import { bookForm, bookText, codeText, furtherBook } from './bookModel';

const row: PersonBookRow = {
  ...{ id: 4, version: 2, current: true, author: null, createdAt: '2026-11-01T10:00:00.000Z' },
  ...{ effectiveFrom: '2026-10-01', situation: 0, condition: null, activity: null },
  ...{ contract: 22, place: null, health: 126_205, spouse: 'yes', children: 0, insured: null },
};

test('a row says what is its own, a code 0 among it, and codes have no points', () => {
  expect(bookText(row)).toBe(
    'Situación de revista: 0 · Modalidad de contratación: 22 · Obra social: 126205 · Cónyuge: Sí · Hijos: 0',
  );
  const { situation, contract, health, spouse, children, ...others } = row;
  const empty = { situation: null, contract: null, health: null, spouse: null, children: null };
  expect(bookText({ ...others, ...empty })).toBe('Todo como en su sede.');
});

test('a further row begins with what the newest says, and asks since when', () => {
  expect(furtherBook([row])).toMatchObject({ situation: '0', contract: '22', spouse: 'yes' });
  expect(furtherBook([row])).not.toHaveProperty('effectiveFrom');
  const sent = bookForm.input({ ...bookForm.values(row), contract: '', health: '400800' });
  expect(sent).toMatchObject({ contract: null, health: 400_800, situation: 0, spouse: 'yes' });
});

test.each([
  [{ name: 'contract', value: 22, from: 'person' }, '22 (de su ficha)'],
  [{ name: 'contract', value: 14, from: 'site' }, '14 (de su sede)'],
  [{ name: 'contract', value: 8, from: 'organisation' }, '8 (de todas las sedes)'],
  [{ name: 'contract', value: null, from: 'nobody' }, 'Falta'],
] as const)('%j reads', (code, text) => {
  expect(codeText(code)).toBe(text);
});
