const EVENING = '21:00';
const MORNING = '06:00';

/** "9", "9:30". */
const short = (clock: string): string => {
  const [hours = '', minutes] = clock.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
};

export interface Hours {
  startsAt: string;
  endsAt: string;
}

/** "9 a 15", "22 a 6", "9:30 a 15". */
export const nameOfHours = ({ startsAt, endsAt }: Hours): string =>
  `${short(startsAt)} a ${short(endsAt)}`;

/** The letters that a shift of these hours may have, best first; there are always more of them than shifts. */
export function* codesOfHours({ startsAt, endsAt }: Hours): Generator<string> {
  const told = `${short(startsAt)}${short(endsAt)}`;
  if (/^\d{2,4}$/.test(told)) yield told;
  for (let number = 1; number < 1000; number += 1) yield `H${number}`;
}

/** It lies wholly in what the law calls night (LCT art. 200). */
export const isOfNight = ({ startsAt, endsAt }: Hours): boolean =>
  startsAt >= EVENING
    ? endsAt <= MORNING || endsAt > startsAt
    : startsAt < MORNING && endsAt > startsAt && endsAt <= MORNING;
