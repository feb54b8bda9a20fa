const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time that clocks show at a place: 08:02, whatever the zone of the reader. */
export function clockText(at: string | Date, zone: string): string {
  const known = clocks.get(zone);
  const format =
    known ??
    new Intl.DateTimeFormat('es-AR', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    });
  if (!known) clocks.set(zone, format);
  return format.format(new Date(at));
}
