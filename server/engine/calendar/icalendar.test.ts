import { icalendar } from './icalendar';

const text = icalendar(
  'Andén; días',
  [
    { uid: 'leave-1', summary: 'Vacaciones', from: '2027-01-04', to: '2027-01-17' },
    {
      uid: 'shift-3',
      summary: 'Turno: Noche',
      startsAt: new Date('2026-11-24T01:00:00Z'),
      endsAt: new Date('2026-11-24T09:00:00Z'),
    },
    { uid: 'day-2', summary: `${'ñandú '.repeat(20)}fin`, from: '2027-12-31', to: '2027-12-31' },
  ],
  new Date('2026-11-21T20:00:00Z'),
);

test('days end on the day after, also at the end of a year', () => {
  expect(text).toContain('DTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270118\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20280101\r\n');
  expect(text).toContain('DTSTAMP:20261121T200000Z\r\n');
});

test('hours are told as such, whatever the zone of who reads', () => {
  expect(text).toContain('DTSTART:20261124T010000Z\r\nDTEND:20261124T090000Z\r\nSUMMARY:Turno');
});

test('no line is longer than 75 octets, and unfolded it says what it said', () => {
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${'ñandú '.repeat(20)}fin`);
});

test('what has a meaning in the format is escaped', () => {
  expect(text).toContain('X-WR-CALNAME:Andén\\; días');
});
