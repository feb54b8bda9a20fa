/** 485 minutes are 8:05, and less than nothing has its sign; hours never wrap. */
export function durationText(minutes: number): string {
  const whole = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
