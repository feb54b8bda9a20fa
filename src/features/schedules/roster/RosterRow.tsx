import { hoursWords } from '@contract/core/hoursText';
import { memo } from 'react';
import { PersonName } from '@/components/person/PersonName';
import type { AwayDays, RosterPerson, Shift } from '@/services/wms/generated/schedules.gen';
import { RosterCell } from './RosterCell';
import { cellOf } from './rosterEdits';

export interface RosterDay {
  day: string;
  /** Saturday or Sunday. */
  rest: boolean;
  holidays: readonly { name: string; siteId: number | null }[];
}

interface RosterRowProps {
  row: number;
  person: RosterPerson;
  days: readonly RosterDay[];
  shifts: readonly Shift[];
  absences: readonly AwayDays[];
  closed: readonly string[];
  /** The first and the last column that are chosen in this row; -1 where none is. */
  left: number;
  right: number;
  /** The column of the cursor, where it is in this row; else -1. */
  cursor: number;
  /** The text that is being typed on the day of the cursor. */
  typing: string;
  edits: boolean;
}

const of = (siteId: number) => (holiday: { siteId: number | null }) =>
  holiday.siteId === null || holiday.siteId === siteId;

/** A person's week. It is drawn again only when something of it changes: there may be three hundred. */
export const RosterRow = memo(function RosterRow(props: RosterRowProps) {
  const { row, person, days, shifts, absences, closed, left, right, cursor, typing, edits } = props;
  return (
    <tr>
      <th scope="row" className="person" data-row={row}>
        <PersonName
          name={person.name}
          imageUrl={person.imageUrl}
          detail={hoursWords(person.minutes)}
          size={28}
        />
      </th>
      {days.map(({ day, rest, holidays }, column) => (
        <RosterCell
          key={day}
          place={`${row}:${column}`}
          person={person.name}
          day={day}
          cellShifts={cellOf(person, day)}
          shifts={shifts}
          away={absences.filter(({ fromDay, toDay }) => fromDay <= day && toDay >= day)}
          warnings={person.warnings.filter((warning) => warning.day === day)}
          look={rest ? 'rest' : holidays.some(of(person.siteId)) ? 'holiday' : ''}
          chosen={column >= left && column <= right}
          current={column === cursor}
          typing={column === cursor ? typing : ''}
          locked={!edits || closed.includes(day)}
          closed={closed.includes(day)}
        />
      ))}
    </tr>
  );
});
