/** When a chore's schedule comes next: minute and hour, each a number or a star, in UTC. */
export function nextRun(cron: string, after: Date): Date {
  const [minute = '*', hour = '*'] = cron.split(' ');
  const next = new Date(after);
  next.setUTCSeconds(0, 0);
  const due = () =>
    (minute === '*' || next.getUTCMinutes() === Number(minute)) &&
    (hour === '*' || next.getUTCHours() === Number(hour));
  do next.setUTCMinutes(next.getUTCMinutes() + 1);
  while (!due());
  return next;
}
