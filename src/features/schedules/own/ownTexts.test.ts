import { ownHours, ownLength, ownTotal, whenText } from './ownTexts';

const shift = {
  id: 1,
  day: '2026-11-23',
  name: 'Noche',
  code: 'N',
  color: 'violet' as const,
  kind: 'worked' as const,
  startsAt: '22:00',
  endsAt: '06:00',
  overnight: true,
  breakKind: 'punched' as const,
  breakMinutes: 30,
  minutes: 450,
};

test('when it is reads from today on, and the hours say that they end tomorrow', () => {
  expect(whenText('2026-11-23', '2026-11-23')).toBe('Hoy, lunes 23 de noviembre');
  expect(whenText('2026-11-24', '2026-11-23')).toBe('Mañana, martes 24 de noviembre');
  expect(whenText('2026-11-22', '2026-11-23')).toBe('Desde ayer, domingo 22 de noviembre');
  expect(whenText('2026-11-26', '2026-11-23')).toBe('Jueves 26 de noviembre');
  expect(ownHours(shift)).toBe('22:00 a 06:00 del día siguiente');
  expect(ownLength(shift)).toBe('7 h 30 de trabajo, con 30 min de descanso, que se fichan');
  expect(ownLength({ ...shift, breakKind: 'none', breakMinutes: 0, minutes: 480 })).toBe(
    '8 h de trabajo',
  );
});

test('on call is told apart from work, in a shift and in the sum of a month', () => {
  const onCall = { ...shift, kind: 'onCall' as const, breakMinutes: 0, minutes: 720 };
  expect(ownLength(onCall)).toBe('12 h de guardia pasiva');
  expect(ownTotal([shift, onCall])).toBe('2 turnos · 7 h 30 · 12 h de guardia');
  expect(ownTotal([shift])).toBe('1 turno · 7 h 30');
});
