export type LeavingKind = 'granted' | 'asked' | 'news' | 'shift' | 'bankUse';

/** How many of each have days after somebody's last one. */
export type LeavingEnds = Record<LeavingKind, number>;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** The things that end with somebody's last day, in words; null where nothing does. */
export function leavingText({ granted, asked, news, shift, bankUse }: LeavingEnds): string | null {
  const things = [
    ...counted(granted, 'licencia aprobada', 'licencias aprobadas'),
    ...counted(asked, 'licencia pedida', 'licencias pedidas'),
    ...counted(news, 'novedad', 'novedades'),
    ...counted(shift, 'turno', 'turnos'),
    ...counted(bankUse, 'uso del banco de horas', 'usos del banco de horas'),
  ];
  const last = things.pop();
  if (last === undefined) return null;
  const all = things.length > 0 ? `${things.join(', ')} y ${last}` : last;
  return `Después de ese día tiene ${all}: lo que empieza después queda sin efecto y lo que sigue termina ese día. Si la reactivás, no vuelven.`;
}
