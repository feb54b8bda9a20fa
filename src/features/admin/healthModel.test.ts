import type { ServerHealth } from '@/services/wms/generated/admin.gen';
import { healthChecks, type Tone, upText } from './healthModel';

const well: ServerHealth = {
  checkedAt: '2026-11-21T12:00:00Z',
  version: '1',
  node: '20',
  startedAt: '2026-11-18T08:00:00Z',
  memoryBytes: 1,
  database: {
    version: '18',
    embedded: true,
    bytes: 5_000_000,
    connections: 10,
    maxConnections: 100,
    answerMs: 1,
    tables: [],
  },
  fileStore: { place: 's3.ejemplo.com.ar/anden', answerMs: 12 },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  storage: 'enough',
  queue: { waiting: 0, running: 1, failed: 0, waitingSince: null },
  audit: { sealedAt: '2026-11-21T11:59:30Z', waiting: 3 },
  backupAt: '2026-11-21T05:30:00Z',
  mail: true,
};

const tones = (change: Partial<ServerHealth>) =>
  Object.fromEntries(healthChecks({ ...well, ...change }).map(({ title, tone }) => [title, tone]));

test('a server that is well says so of every part', () => {
  expect(new Set(Object.values(tones({})))).toEqual(new Set(['success']));
});

test.each<[string, Partial<ServerHealth>, Tone | undefined]>([
  ['Disco', { disk: { freeBytes: 5e8, totalBytes: 100e9 } }, 'error'],
  ['Disco', { disk: { freeBytes: 9e9, totalBytes: 100e9 } }, 'warning'],
  ['Disco', { disk: null }, 'warning'],
  ['Disco', { disk: { freeBytes: 5e8, totalBytes: 100e9 }, storage: 'none' }, 'error'],
  ['Archivos', { fileStore: { place: 's3/anden', answerMs: 4000 } }, 'warning'],
  ['Archivos', { fileStore: { place: 's3/anden', answerMs: null } }, 'error'],
  ['Archivos', { fileStore: null }, undefined],
  ['Base de datos', { database: { ...well.database, connections: 95 } }, 'error'],
  ['Base de datos', { database: { ...well.database, answerMs: 900 } }, 'warning'],
  ['Tareas', { queue: { ...well.queue, failed: 2 } }, 'warning'],
  ['Tareas', { queue: { ...well.queue, waitingSince: '2026-11-21T11:40:00Z' } }, 'error'],
  ['Auditoría', { audit: { sealedAt: '2026-11-21T10:00:00Z', waiting: 2 } }, 'error'],
  ['Auditoría', { audit: { sealedAt: '2026-11-21T10:00:00Z', waiting: 0 } }, 'success'],
  ['Copias de seguridad', { backupAt: null }, 'warning'],
  ['Copias de seguridad', { backupAt: '2026-11-10T05:30:00Z' }, 'warning'],
  ['Correo', { mail: false }, 'info'],
])('%s with %j: %s', (title, change, tone) => {
  expect(tones(change)[title]).toBe(tone);
});

test('how long it runs, in words', () => {
  expect(upText(well.startedAt, well.checkedAt)).toBe('3 días y 4 horas');
  expect(upText('2026-11-21T11:59:10Z', well.checkedAt)).toBe('0 minutos');
  expect(upText('2026-11-21T10:59:00Z', well.checkedAt)).toBe('1 hora y 1 minuto');
});
