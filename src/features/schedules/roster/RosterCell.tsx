import { calledInText } from '@contract/schedules/calledIn';
import type {
  AwayDays,
  PlannedShift,
  RosterWarning,
  Shift,
} from '@/services/wms/generated/schedules.gen';
import { CLOSED_NOTE, cellText, dayInWords } from './rosterTexts';

interface RosterCellProps {
  /** "3:5": its row and its column, for who listens on the table. */
  place: string;
  person: string;
  day: string;
  cellShifts: readonly PlannedShift[];
  shifts: readonly Shift[];
  away: readonly AwayDays[];
  warnings: readonly RosterWarning[];
  look: string;
  chosen: boolean;
  /** The cursor is here: the one cell of the board that Tab comes to. */
  current: boolean;
  /** The text that is being typed here, before it is put. */
  typing: string;
  locked: boolean;
  /** Its month is closed: nobody plans in it. */
  closed: boolean;
}

/** A person's day: its shifts, why they may not be there, and a corner where planning asks for a second look. For who listens it is said in words, where the eye has letters. */
export function RosterCell(props: RosterCellProps) {
  const { place, person, day, cellShifts, shifts, away, warnings } = props;
  const { look, chosen, current, typing, locked, closed } = props;
  const calledInNotes = cellShifts.map(({ calledIn }) => calledInText(calledIn)).filter(Boolean);
  const notes = [
    ...(closed ? [CLOSED_NOTE] : []),
    ...away.map(({ label }) => label),
    ...calledInNotes,
    ...warnings.map(({ text }) => text),
  ];
  const name = [`${person}, ${dayInWords(day)}: ${cellText(cellShifts, shifts)}`, ...notes];
  const classes = ['cell', look, chosen && 'chosen', locked && 'locked'];
  if (closed) classes.push('closed');
  if (warnings.length > 0) classes.push('warned');
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid, whose cells are these
      role="gridcell"
      data-cell={place}
      tabIndex={current ? 0 : -1}
      aria-selected={chosen}
      title={notes.join(' · ') || undefined}
      className={classes.filter(Boolean).join(' ')}
    >
      <span className="words">{name.join('. ')}</span>
      {typing ? (
        <span className="typing" role="status">
          {typing}
        </span>
      ) : null}
      {cellShifts.map(({ shiftId, state, calledIn }) => {
        const shift = shifts.find((one) => one.id === shiftId);
        return shift ? (
          <span
            // Not its number, which comes with the save: it may be dragged just then.
            key={`${shiftId} ${state === 'leaving'}`}
            className="turno"
            aria-hidden="true"
            data-color={shift.color}
            data-shift={shiftId}
            data-state={state}
            data-kind={shift.kind}
            draggable={!locked && state !== 'leaving'}
          >
            {shift.code}
            <small>
              {shift.kind === 'onCall' ? 'guardia ' : ''}
              {calledIn ? 'conv. ' : ''}
              {shift.startsAt}–{shift.endsAt}
            </small>
          </span>
        ) : null;
      })}
      {away.map(({ id, label }) => (
        <span key={id} className="away" aria-hidden="true">
          {label}
        </span>
      ))}
    </td>
  );
}
