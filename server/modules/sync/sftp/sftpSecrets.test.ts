import { generateKeyPairSync } from 'node:crypto';
import { copyLink, getLink, saveLink, tryLink } from '@contract/sync/linkAcciones';
import { saveOutsideHosts } from '@contract/sync/outsideAcciones';
import { auditEntry } from '../../../db/schema/audit';
import { jobProgress } from '../../../db/schema/events';
import { linkKey, linkRun } from '../../../db/schema/sync';
import { readSection } from '../../../engine/settings/settingsSections';
import { newKeyPair } from './testing/newKeyPair';
import { PASSWORD } from './testing/sftpServer';
import { openSftpWorld, type SftpWorld } from './testing/sftpWorld';

let world: SftpWorld;
beforeAll(async () => {
  world = await openSftpWorld();
});
afterAll(() => world.close());
beforeEach(() => world.other.calm());

test('nothing is asked without a key that somebody accepted: a trial shows it and says nothing of who asks', async () => {
  const { server, add, fieldsIn, put, run, other } = world;
  await put('huella.csv', [['HUE-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Huella', files: 'huella.csv', sftpPrint: '' }));
  expect((await run(made.id))[0]?.error).toBe(
    'Falta la huella del servidor: probá el enlace y aceptala.',
  );
  const asked = {
    ...fieldsIn({ name: 'Huella', files: 'huella.csv', sftpPrint: '' }),
    id: made.id,
  };
  const { body } = await server.call(tryLink, asked, 'jefe');
  expect([body.print, body.fileName, body.rows]).toEqual([other.print, null, []]);
  expect(other.tried).toEqual([]);
  const accepted = { ...asked, sftpPrint: body.print ?? '', version: made.version };
  expect((await server.call(saveLink, accepted, 'jefe')).body.hasLogin).toBe(true);
  expect((await run(made.id)).at(-1)?.state).toBe('done');
  other.calm();
  const strange = { ...asked, sftpPrint: `SHA256:${'b'.repeat(43)}` };
  const { error } = await server.call(tryLink, strange, 'jefe');
  expect(error.message).toContain(`otra huella, ${other.print}: no se le mandó nada`);
  expect(other.tried).toEqual([]);
});

test('a password goes to the server and the user it was given for, and is read by nobody', async () => {
  const { server, add, fieldsIn, other, db, put, run } = world;
  await put('clave.csv', [['CLA-1', 'Uno']], 10);
  const made = await add(fieldsIn({ name: 'Clave', files: 'clave.csv' }));
  expect((await run(made.id))[0]?.state).toBe('done');
  const { body } = await server.call(getLink, { id: made.id }, 'jefe');
  expect(body).toMatchObject({ hasLogin: true, hasKey: false, hasToken: false });
  const asked = { ...fieldsIn({ name: 'Clave', files: 'clave.csv' }), id: made.id };
  const lost = 'Falta la contraseña o la clave privada: cargala en el enlace.';
  const somebody = await server.call(tryLink, { ...asked, sftpUser: 'otro' }, 'jefe');
  const elsewhere = await server.call(tryLink, { ...asked, sftpHost: 'sftp.example.com' }, 'jefe');
  expect([somebody.error.message, elsewhere.error.message]).toEqual([lost, lost]);
  const copied = await server.call(copyLink, { id: made.id }, 'jefe');
  expect(copied.body).toMatchObject({ sftpPrint: other.print, hasLogin: false });
  const kept = { ...asked, folder: '', version: body.version };
  const same = await server.call(saveLink, kept, 'jefe');
  expect(same.body.hasLogin).toBe(true);
  const moved = await server.call(
    saveLink,
    { ...kept, sftpHost: 'sftp.example.com', version: same.body.version },
    'jefe',
  );
  expect(moved.body.hasLogin).toBe(false);
  const stored = await Promise.all([
    ...[db.select().from(linkKey), db.select().from(linkRun)],
    ...[db.select().from(auditEntry), db.select().from(jobProgress)],
  ]);
  const seen = JSON.stringify([body, somebody.error, copied.body, moved.body, stored]);
  expect(seen).not.toContain(PASSWORD);
  expect(seen).toContain('hasLogin');
});

test('what does not say where it goes, or leads inside, is refused at its datum', async () => {
  const { server, fieldsIn } = world;
  const refusedAt = async (given: object) => {
    const asked = { ...fieldsIn({ name: 'Mal' }), ...given };
    const { status, error } = await server.call(saveLink, asked, 'jefe');
    return [status, Object.keys(error.fields ?? {})];
  };
  for (const sftpHost of [
    '',
    'localhost',
    '10.0.0.5',
    'sftp.example.com:2222',
    'a b',
    'x:y@z',
    'x.com:70000',
  ]) {
    expect(await refusedAt({ sftpHost })).toEqual([422, ['sftpHost']]);
  }
  expect(await refusedAt({ sftpUser: '' })).toEqual([422, ['sftpUser']]);
  expect(await refusedAt({ sftpPrint: 'MD5:aa:bb' })).toEqual([422, ['sftpPrint']]);
  expect(await refusedAt({ folder: '/../etc' })).toEqual([422, ['folder']]);
  expect(await refusedAt({ via: 'folder', folder: '/etc' })).toEqual([422, ['folder']]);
});

test('an administrator allows a server of the own network by its port', async () => {
  const { server, db, fieldsIn } = world;
  const { value, version } = await readSection(db, 'outside');
  const allowed = [...value.allowed, 'SFTP://Archivos.Interno:22', 'sftp://10.0.0.5:2222'];
  const { body } = await server.call(saveOutsideHosts, { allowed, version }, 'admin');
  expect(body.allowed).toEqual([
    ...value.allowed,
    'sftp://archivos.interno',
    'sftp://10.0.0.5:2222',
  ]);
  for (const [sftpHost, status] of [
    ['archivos.interno', 200],
    ['10.0.0.5:2222', 200],
    ['archivos.interno:2222', 422],
    ['10.0.0.5', 422],
  ] as const) {
    const asked = fieldsIn({ name: `Interno ${sftpHost}`, sftpHost });
    expect((await server.call(saveLink, asked, 'jefe')).status).toBe(status);
  }
  const refused = await server.call(
    saveOutsideHosts,
    { allowed: ['ftp://10.0.0.5'], version: body.version },
    'admin',
  );
  expect(refused.status).toBe(422);
});

const pem = (type: 'rsa' | 'ec', format: 'pkcs1' | 'sec1' | 'pkcs8') => {
  const pair =
    type === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return String(pair.privateKey.export({ type: format as 'pkcs8', format: 'pem' }));
};
const ed = newKeyPair();
const { privateKey: ed8 } = generateKeyPairSync('ed25519');
const withPhrase = newKeyPair('una frase').private;

test.each<[string, string, RegExp | null]>([
  ['a password with a space at its end', 'clave ', null],
  ['a key of OpenSSH', ed.private, null],
  ['one with the line ends of Windows', `\n${ed.private.replaceAll('\n', '\r\n')}\r\n`, null],
  ['RSA in PEM', pem('rsa', 'pkcs1'), null],
  ['RSA in PKCS 8', pem('rsa', 'pkcs8'), null],
  ['ECDSA in PEM', pem('ec', 'sec1'), null],
  ['ECDSA in PKCS 8', pem('ec', 'pkcs8'), null],
  ['nothing', '', /Completá/],
  ['two lines', 'una\nclave', /un solo renglón/],
  ['a public key', ed.public, /clave pública/],
  ['a key with a phrase', withPhrase, /tiene una frase/],
  ['half a key', ed.private.slice(0, 200), /no se puede leer/],
  ['a password that begins as a key does', 'ssh-2024', null],
  ['a public key as its file has it', `  ${ed.public}\n`, /clave pública/],
  ['a public key of SSH2', '---- BEGIN SSH2 PUBLIC KEY ----\nAAAA', /clave pública/],
  ['a key whose line ends are gone', ed.private.replaceAll('\n', ''), /perdió sus renglones/],
  ['a key of PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none', /PuTTYgen/],
  [
    'a kind of PEM that SSH does not read',
    String(ed8.export({ type: 'pkcs8', format: 'pem' })),
    /ssh-keygen/,
  ],
])('%s is taken, or refused with a reason', async (_name, login, words) => {
  const made = await world.add(world.fieldsIn({ name: `Forma ${_name}` }), null);
  const { status, body, error } = await world.giveLogin(made.id, login);
  if (words) {
    expect([status, error.fields?.key]).toEqual([422, expect.stringMatching(words)]);
    expect((await world.server.call(getLink, { id: made.id }, 'jefe')).body.hasLogin).toBe(false);
  } else expect([status, body.hasLogin]).toEqual([200, true]);
});

test('a link that goes another way takes no password', async () => {
  const { server, fieldsIn, giveLogin } = world;
  const plain = { ...fieldsIn({ name: 'Carpeta' }), via: 'folder' };
  const { body } = await server.call(saveLink, plain, 'jefe');
  const { status, error } = await giveLogin(body.id, 'x');
  expect([status, error.fields?.key]).toEqual([422, expect.stringMatching(/no va por SFTP/)]);
});
