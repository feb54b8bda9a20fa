import { randomBytes } from 'node:crypto';
import { uploadFile } from '@contract/files/uploadFile';
import { listPosts } from '@contract/posts/postAcciones';
import { serverStatus } from '@contract/server/serverAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { type SmallDisk, smallDisk } from '../../../tests/support/smallDisk';
import { until } from '../../../tests/support/until';
import { sendForm } from '../../../tests/support/uploadAs';

const MEGABYTE = 1024 * 1024;
const mounted = smallDisk(40);
const why = typeof mounted === 'string' ? mounted : '';
if (why) process.stdout.write(`skipped, the disk that is really full: ${why}\n`);
const full = (name: string, work: (disk: SmallDisk) => Promise<void>) =>
  typeof mounted === 'string'
    ? test.skip(`${name}: ${why}`, () => {})
    : test(name, () => work(mounted));

let server: TestServer;
beforeAll(async () => {
  if (typeof mounted !== 'string') server = await buildServer({ ANDEN_DATA: mounted.folder });
});
afterAll(async () => {
  if (typeof mounted === 'string') return;
  await server.close();
  mounted.unmount();
});
afterEach(() => (typeof mounted === 'string' ? undefined : mounted.makeRoom()));

const bring = (purpose: string, bytes: Uint8Array, name: string) =>
  sendForm(server, uploadFile, 'rrhh', { purpose }, { name, bytes });
const sheet = (bytes: number) => Buffer.from(`a;b\n${randomBytes(bytes / 2).toString('hex')};2\n`);
const paper = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes), Buffer.from('\n%%EOF')]);
const noted = async () =>
  Number(
    (await server.services.database.pool.query('select count(*) from file_upload')).rows[0]?.count,
  );

/** Each file has room to begin and none to end. */
const kinds: [string, (bytes: number) => Buffer, string][] = [
  ['import', sheet, 'filas.csv'],
  ['document', paper, 'contrato.pdf'],
];

for (const [purpose, make, name] of kinds) {
  full(
    `a file (${purpose}) that fills the disk is refused in words and leaves nothing`,
    async (disk) => {
      const before = { files: await disk.files(), noted: await noted() };
      await disk.fill(3 * MEGABYTE);
      expect((await server.call(serverStatus, {})).body.storage).toBe('low');
      const failed = await bring(purpose, make(6 * MEGABYTE), name);
      expect([failed.status, failed.error.code]).toEqual([507, 'sin_espacio']);
      expect(failed.error.message).toContain('se quedó sin lugar');
      // The bytes that came are taken away once that was said.
      await until(disk.files, (files) => files.length === before.files.length);
      expect({ files: await disk.files(), noted: await noted() }).toEqual(before);
      await disk.fill(0);
      const refused = await bring(purpose, make(1000), name);
      expect([refused.status, refused.error.code]).toEqual([507, 'sin_espacio']);
      // Readers go on.
      expect((await server.call(listPosts, {}, 'rrhh')).status).toBe(200);
      await disk.makeRoom();
      const { status, body } = await bring(purpose, make(6 * MEGABYTE), name);
      expect(status).toBe(200);
      expect(await server.services.files.size(body.hash)).toBe(body.size);
    },
  );
}

async function part(url: string, payload: object | Buffer) {
  const { JWT } = await server.sessionOf('empleado');
  const type = payload instanceof Buffer ? 'octet-stream' : 'json';
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/archivos/partes${url}`,
    headers: { authorization: `Bearer ${JWT}`, 'content-type': `application/${type}` },
    payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}

full(
  'one in parts goes on from where the disk was full, and another can be begun',
  async (disk) => {
    const bytes = paper(2.5 * MEGABYTE);
    const announced = { name: 'escaneado.pdf', size: bytes.length };
    const { id } = (await part('', announced)).body;
    // Room for half a part: the reserve is asked for before, and somebody else may take it meanwhile.
    const { forUpload } = server.services.space;
    server.services.space.forUpload = async () => undefined;
    let received = 0;
    const send = async () => {
      const answer = await part(
        `/${id}?desde=${received}`,
        bytes.subarray(received, received + MEGABYTE),
      );
      if (answer.status === 200) received = answer.body.received;
      return answer.status;
    };
    expect(await send()).toBe(200);
    await disk.fill(0.5 * MEGABYTE);
    const statuses = [await send(), await send()];
    expect(statuses.at(-1)).toBe(507);
    const before = await disk.files();
    expect((await part('', announced)).status).toBe(507);
    expect(await disk.files()).toEqual(before);
    server.services.space.forUpload = forUpload;
    await disk.makeRoom();
    while (received < bytes.length) expect(await send()).toBe(200);
    const { status, body } = await part(`/${id}/fin`, {});
    expect(status).toBe(200);
    expect(await server.services.files.size(body.hash)).toBe(bytes.length);
    expect((await part('', announced)).status).toBe(200);
  },
);
