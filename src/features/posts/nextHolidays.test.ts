import type { PublicHoliday } from '@/services/wms/generated/holidays.gen';
import { nextHolidays } from './nextHolidays';

const day = (date: string, name: string, siteName: string | null = null): PublicHoliday => ({
  date,
  name,
  kind: siteName ? 'site' : 'public',
  siteId: siteName ? 2 : null,
  siteName,
});

const rows = [
  day('2026-11-20', 'Soberanía'),
  day('2026-11-21', 'Aniversario', 'Rosario'),
  day('2026-11-22', 'Otro'),
  day('2026-12-25', 'Navidad'),
  day('2027-01-01', 'Año Nuevo'),
];

test('past days are left out, today counts until its last minute', () => {
  expect(nextHolidays(rows, new Date(2026, 10, 21, 23, 59))).toEqual([
    { key: '2026-11-21-2', name: 'Aniversario (Rosario)', day: 'Sábado 21 Nov', wait: 'Es hoy' },
    { key: '2026-11-22-', name: 'Otro', day: 'Domingo 22 Nov', wait: 'Es mañana' },
    { key: '2026-12-25-', name: 'Navidad', day: 'Viernes 25 Dic', wait: 'Faltan 1 mes y 4 días' },
  ]);
});

test('at the end of the year the next one is in sight', () => {
  expect(nextHolidays(rows, new Date(2026, 11, 26, 8)).map(({ name }) => name)).toEqual([
    'Año Nuevo',
  ]);
});
