import type { ReactNode } from 'react';
import type { AwayDays } from '@/services/absences/calendarHooks';
import { AwayMark } from './AwayMark';
import { type CalendarDay, stretches } from './calendarDays';
import { type DayMarks, dayClass } from './dayMarks';

interface BoardRowProps {
  head: ReactNode;
  days: readonly CalendarDay[];
  absences: readonly AwayDays[];
  marks: DayMarks;
  siteId: number | null;
  /** Columns of the board beyond this row's days: a month of thirty among those of thirty-one. */
  beyond?: number;
}

/** Under so many days a name does not fit. */
const NARROW = 3;

/** A row is a person of a month, or a month of a person. */
export function BoardRow({ head, days, absences, marks, siteId, beyond = 0 }: BoardRowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {stretches(days, absences).map(({ days: [first, ...rest], away }) =>
        first ? (
          <td
            key={first.iso}
            colSpan={rest.length + 1}
            className={away.length === 0 ? dayClass(marks, first, siteId) : undefined}
          >
            {away.map((one) => (
              <AwayMark key={one.id} away={one} narrow={rest.length + 1 < NARROW} />
            ))}
          </td>
        ) : null,
      )}
      {beyond > 0 ? <td colSpan={beyond} className="outside" /> : null}
    </tr>
  );
}
