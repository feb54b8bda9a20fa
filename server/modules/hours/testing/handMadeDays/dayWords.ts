export const h = (hours: number, minutes = 0) => hours * 60 + minutes;
export const fixed = (minutes: number) => ({ breakKind: 'fixed', breakMinutes: minutes }) as const;
export const punched = (minutes: number) =>
  ({ breakKind: 'punched', breakMinutes: minutes }) as const;
export const half = (part: 'morning' | 'afternoon') => [
  { personId: 1, fromDay: '2026-11-18', toDay: '2026-11-18', part, label: 'Trámite' },
];
export const onCall = { kind: 'onCall' } as const;
