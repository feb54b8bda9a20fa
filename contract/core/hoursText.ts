/** 485 minutes are 8:05, and less than nothing has its sign; hours never wrap. */
export function hoursText(minutes: number): string {
  const whole = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** 485 minutes are "8 h 05", and whole hours "8 h", where it stands within a sentence. */
export function hoursWords(minutes: number): string {
  const [hours, rest] = hoursText(Math.round(minutes)).split(':');
  return rest === '00' ? `${hours} h` : `${hours} h ${rest}`;
}
