import { addDays, type Day } from '../../engine/time/days';

export interface CalendarEvent {
  /** The same at each reading, so that a program updates instead of adding. */
  uid: string;
  summary: string;
  from: Day;
  to: Day;
}

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

function eventLines({ uid, summary, from, to }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@anden`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    // The end of a day without hours is the day after.
    `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** A calendar of whole days as calendar programs read it (RFC 5545). */
export function icalendar(name: string, events: readonly CalendarEvent[], now: Date): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Anden//Licencias//ES',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
