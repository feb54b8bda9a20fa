import { emptyMove, moveForm, toMove } from './moveForm';
import { movementText, placeText } from './stockTexts';

test('a place says its lot and when it expires, where there is one', () => {
  const at = { locationCode: 'A-01', lotCode: null, expiresOn: null };
  expect(placeText(at)).toBe('en A-01');
  expect(placeText({ ...at, lotCode: 'L1' })).toBe('en A-01, lote L1');
  expect(placeText({ ...at, lotCode: 'L1', expiresOn: '2026-12-31' })).toBe(
    'en A-01, lote L1, vence 31/12/2026',
  );
});

test('each end of a move names the other', () => {
  const move = { kind: 'move' as const, otherLocationCode: 'B-02' };
  expect(movementText({ ...move, delta: -3 })).toBe('Se movió a B-02');
  expect(movementText({ ...move, delta: 3 })).toBe('Llegó de B-02');
  expect(movementText({ kind: 'pick', delta: -1, otherLocationCode: null })).toBe('Preparación');
});

test('a move needs how many and where to; why is as one likes', () => {
  expect(moveForm.safeParse(emptyMove).error?.issues.map(({ path }) => path[0])).toEqual([
    'quantity',
    'to',
  ]);
  const values = { quantity: '12', reason: '', to: ' u1-a-01 ' };
  expect(moveForm.safeParse(values).success).toBe(true);
  expect(toMove({ id: 7 }, values)).toEqual({
    stockId: 7,
    quantity: 12,
    reason: '',
    to: 'u1-a-01',
  });
});
