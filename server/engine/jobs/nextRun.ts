function matches(part: string, value: number): boolean {
  if (part === '*') return true;
  return part.startsWith('*/') ? value % Number(part.slice(2)) === 0 : value === Number(part);
}

const DAY_MINUTES = 24 * 60;

/** When a chore's schedule comes next: minute and hour, each a number, a star or a step (every ten: star, bar, 10), in UTC. */
export function nextRun(cron: string, after: Date): Date {
  const [minute = '*', hour = '*'] = cron.split(' ');
  const next = new Date(after);
  next.setUTCSeconds(0, 0);
  for (let tried = 0; tried < DAY_MINUTES; tried += 1) {
    next.setUTCMinutes(next.getUTCMinutes() + 1);
    if (matches(minute, next.getUTCMinutes()) && matches(hour, next.getUTCHours())) return next;
  }
  throw new Error(`no minute of a day is ${cron}`);
}
