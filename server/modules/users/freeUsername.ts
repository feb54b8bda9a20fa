import { suggestUsername } from '@contract/users/suggestUsername';

interface Named {
  firstName: string;
  lastName: string;
  docket: string;
}

/** This suggests a username where none was chosen: the name, numbered where others are called so. */
export function freeUsername(who: Named, isTaken: (username: string) => boolean): string {
  const named = suggestUsername(who);
  const docket = who.docket.toLowerCase().replace(/[^a-z0-9]/g, '');
  const first = (named.length >= 3 ? named : `legajo.${docket}`).slice(0, 50);
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? first : `${first}${number}`;
    if (!isTaken(wanted)) return wanted;
  }
}
