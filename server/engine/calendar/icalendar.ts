import { addDays, type Day } from '../time/days';
import type { CalendarEvent } from './calendarPart';

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
const compact = (day: Day) => day.replaceAll('-', '');

/** No line over 75 octets, and no character cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 74) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

const stampOf = (instant: Date) => `${instant.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Hours hold one's time; a day without them does not. */
function timeLines(event: CalendarEvent): string[] {
  if ('startsAt' in event) {
    return [`DTSTART:${stampOf(event.startsAt)}`, `DTEND:${stampOf(event.endsAt)}`];
  }
  return [
    `DTSTART;VALUE=DATE:${compact(event.from)}`,
    // The end of a day without hours is the day after.
    `DTEND;VALUE=DATE:${compact(addDays(event.to, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const eventLines = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}@anden`,
  `DTSTAMP:${stamp}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.summary)}`,
  'END:VEVENT',
];

/** A calendar as calendar programs read it (RFC 5545). */
export function icalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = stampOf(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anden//Calendario//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
