import type { AccionDefinition } from '@contract/core/accion';
import { uploadFile } from '@contract/files/uploadFile';
import type { UploadPurposeName } from '@contract/files/uploadPurposes';
import { prepareImport } from '@contract/imports/importAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { verifyFile } from '@contract/verify/verifyAcciones';
import { halfSent } from '../../security/halfSent';
import { sendForm } from '../../support/uploadAs';
import type { HostileServer } from './hostileServer';

/** So many at once; whose connection was cut answers 0. */
export const atOnce = (count: number, one: (index: number) => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

const formHead =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/** The body of a form with a file of so many bytes. */
export const formBody = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from(formHead), Buffer.alloc(bytes), Buffer.from('\r\n--x--\r\n')]);

/** An attacker does these things to a server to which it need not be kind. */
export function attacksOn({ server, port }: Pick<HostileServer, 'server' | 'port'>) {
  const bring = async (as: string, purpose: UploadPurposeName, bytes: Uint8Array) =>
    (await sendForm(server, uploadFile, as, { purpose }, { name: 'a.bin', bytes })).status;

  return {
    bring,
    /** For as long as it lasts, so many at a time, one file after another. */
    async without(
      pauseMs: number,
      forMs: number,
      lanes: number,
      send: (index: number) => Promise<number>,
    ) {
      const statuses: number[] = [];
      const until = performance.now() + forMs;
      await atOnce(lanes, async (lane) => {
        for (let index = lane; performance.now() < until; index += lanes) {
          statuses.push(await send(index));
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
        }
        return 0;
      });
      return statuses;
    },
    verify: async (bytes: Uint8Array) =>
      (await sendForm(server, verifyFile, null, {}, { name: 'a.pdf', bytes })).status,
    call: async (accion: AccionDefinition, fields: Record<string, unknown>, as: string) =>
      (await server.call(accion, fields, as)).status,
    guess: async (usuario: string, clave: string) =>
      (await server.call(signIn, { usuario, clave })).status,
    /** Brings rows in and has them read. */
    async importRows(as: string, bytes: Uint8Array): Promise<number[]> {
      const sent = await sendForm(
        server,
        uploadFile,
        as,
        { purpose: 'import' },
        { name: 'a', bytes },
      );
      if (sent.status !== 200) return [sent.status];
      const read = await server.call(prepareImport, { kind: 'personas', file: sent.body.hash }, as);
      return [sent.status, read.status];
    },
    /** A whole form from nobody, over a socket: a careless server has it all before it asks who sends it. */
    async formOfNobody(sent: Buffer): Promise<number> {
      const { status } = await halfSent(port, {
        path: `/web-service?token=anden&accion=${uploadFile.name}`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        announced: sent.length,
        sent,
      }).catch(() => ({ status: 0 }));
      return status;
    },
  };
}
