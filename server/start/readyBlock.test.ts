import { readConfig } from '../engine/config/config';
import { readyBlock } from './readyBlock';

const opened = { setupCode: null, holdsDemo: true };

test('the demo shows its address, its users and where the data is', () => {
  const block = readyBlock(readConfig({ PORT: '4700', ANDEN_DATA: '/srv/datos' }), opened);
  expect(block).toContain('http://localhost:4700');
  expect(block).toContain(
    'admin, rrhh, sueldos, supervisor, jefe, operario, empleado · contraseña: anden2026',
  );
  expect(block).toContain('Datos: /srv/datos');
});

test('an empty start shows the code of the first visit and no password', () => {
  const env = { ANDEN_DEMO: '0', DATABASE_URL: 'postgresql://yo:clave@db:5432/anden' };
  const block = readyBlock(readConfig(env), {
    setupCode: 'ABCD-EFGH-JKLM',
    holdsDemo: false,
  });
  expect(block).toContain('primera visita: ABCD-EFGH-JKLM');
  expect(block).toContain('Base de datos: db:5432/anden');
  expect(block).not.toMatch(/clave|anden2026/);
});

test('no users of the demo are offered over an organisation’s own data, though the demo was not turned off', () => {
  const config = readConfig({ ANDEN_DATA: '/srv/datos' });
  expect(config.demo).toBe(true);
  expect(readyBlock(config, { setupCode: null, holdsDemo: false })).not.toMatch(
    /Usuarios|anden2026/,
  );
});

test('files that are elsewhere are told, without the keys', () => {
  const env = { S3_URL: 'https://s3.ar/anden', S3_KEY: 'CLAVE', S3_SECRET: 'secreto' };
  const block = readyBlock(readConfig(env), opened);
  expect(block).toContain('archivos: https://s3.ar/anden');
  expect(block).not.toMatch(/CLAVE|secreto/);
});
