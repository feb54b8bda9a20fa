import { adjustForm, adjustMinutes } from './adjustForm';
import { bankLineText, bankUseText, freeOf, signedText, termsText } from './bankTexts';
import { bankUseForm, spanInput } from './bankUseForm';

test('the line of one’s own hours says how much there is and what expires first', () => {
  const lots = [
    { expiresOn: '2026-12-31', minutes: 120 },
    { expiresOn: '2027-02-01', minutes: 270 },
  ];
  expect(bankLineText({ balance: 390, lots })).toBe('Banco: 6:30 · vencen 2:00 el 31/12/2026');
  expect(bankLineText({ balance: 0, lots: [] })).toBe('Banco: 0:00');
});

test('what waits is not free, and is never less than nothing', () => {
  expect(freeOf({ balance: 390, reserved: 120 })).toBe(270);
  expect(freeOf({ balance: 60, reserved: 120 })).toBe(0);
});

test.each([
  [90, '+1:30'],
  [-125, '−2:05'],
])('%i minutes are %s', (minutes, text) => {
  expect(signedText(minutes)).toBe(text);
});

test('a use says its day, its hours and what it takes', () => {
  const use = {
    ...{ id: 1, requestId: 2, day: '2026-11-30', minutes: 120, reason: 'Un trámite' },
    ...{ whole: false, from: '09:00', to: '11:00', state: 'pending' as const, cancels: true },
  };
  expect(bankUseText(use)).toBe('lunes 30/11/2026, de 09:00 a 11:00 (2:00)');
  expect(bankUseText({ ...use, whole: true })).toBe('lunes 30/11/2026, todo el turno (2:00)');
});

test('an agreement reads whole', () => {
  const terms = {
    rate50: 90,
    rate100: 120,
    months: 1,
    cap: 4800,
    writtenIn: 'Acta 12',
    signature: null,
  };
  expect(termsText(terms)).toMatch(/suma 1:30 y al 100 %, 2:00\. Se usan en 1 mes;.*80:00\.$/);
});

test('an adjustment is hours and minutes with their sign, and never nothing', () => {
  const held = { sign: 'take' as const, hours: '1', minutes: '30', reason: 'Saldo anterior' };
  expect(adjustMinutes(held)).toBe(-90);
  expect(adjustForm.safeParse(held).success).toBe(true);
  expect(adjustForm.safeParse({ ...held, hours: '', minutes: '' }).success).toBe(false);
});

test('without its hours a part of a shift is not asked for, and all of it needs none', () => {
  const held = {
    day: '2026-11-30',
    part: 'hours' as const,
    from: '09:00',
    to: '',
    reason: 'Médico',
  };
  expect(bankUseForm.safeParse(held).success).toBe(false);
  expect(spanInput({ ...held, part: 'whole' })).toEqual({ day: held.day, from: null, to: null });
});
