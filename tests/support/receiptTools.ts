import { uploadFile } from '@contract/files/uploadFile';
import { listReceipts } from '@contract/receipts/receiptAcciones';
import {
  createReceiptBatch,
  getReceiptBatch,
  publishReceiptBatch,
} from '@contract/receipts/receiptBatchAcciones';
import { correctReceiptPiece, listReceiptPieces } from '@contract/receipts/receiptPieceAcciones';
import { signReceipt } from '@contract/receipts/signReceipt';
import type { TestServer } from './buildServer';
import { payrollPdf } from './payrollPdf';
import { until } from './until';
import { sendForm } from './uploadAs';

interface Demo {
  id: number;
  cuil: string;
  docket: string;
}
interface Versioned {
  id: number;
  version: number;
}

/** Bringing slips in, publishing and signing them, as people of the demo do. */
export async function receiptTools(server: TestServer) {
  const { rows } = await server.services.database.pool.query(
    'select username, p.id, p.cuil, p.docket from account a join person p on p.id = a.person_id',
  );
  const demo = new Map<string, Demo>(rows.map(({ username, ...person }) => [username, person]));

  const someone = (username: string): Demo => {
    const found = demo.get(username);
    if (!found) throw new Error(`nobody is called ${username}`);
    return found;
  };
  const page = (username: string) =>
    `Legajo ${someone(username).docket} CUIL ${someone(username).cuil}\nNeto a cobrar: $ 912.345,60`;
  async function upload(name: string, bytes: Uint8Array, as = 'rrhh') {
    const form = await sendForm(server, uploadFile, as, { purpose: 'receipts' }, { name, bytes });
    return form.body.hash;
  }
  const read = async (id: number) => (await server.call(getReceiptBatch, { id }, 'rrhh')).body;
  const settled = (id: number, state: string) =>
    until(
      () => read(id),
      (batch) => batch.state === state,
    );
  const create = (files: string[], { as = 'rrhh', period = '2029-10' } = {}) =>
    server.call(
      createReceiptBatch,
      { period, kind: 'monthly', title: `Sueldo ${period}`, dueOn: '2030-01-10', files },
      as,
    );

  return {
    someone,
    page,
    upload,
    read,
    settled,
    create,
    slipFile: async (text: string) => upload('recibo.pdf', await payrollPdf([text])),
    /** A batch that was read, or could not be. */
    async batchOf(...files: string[]) {
      const { body } = await create(files);
      return until(
        () => read(body.id),
        ({ state }) => state !== 'reading',
      );
    },
    /** A batch with a slip for each. */
    async prepare(period: string, ...people: string[]) {
      const files = [await upload('todos.pdf', await payrollPdf(people.map(page)))];
      const { body } = await create(files, { period });
      return settled(body.id, 'ready');
    },
    async pieces(batchId: number, as = 'rrhh') {
      const filters = [{ field: 'batchId', operator: 'is', value: batchId }];
      return (await server.call(listReceiptPieces, { filters }, as)).body.rows;
    },
    correct: ({ id, version }: Versioned, personId: number | null, otherCuil?: boolean) =>
      server.call(correctReceiptPiece, { id, version, personId, otherCuil }, 'rrhh'),
    publish: ({ id, version }: Versioned, { as = 'rrhh', undecided = 0 } = {}) =>
      server.call(publishReceiptBatch, { id, version, undecided }, as),
    async slipOf(as: string, period = '2029-10') {
      const filters = [
        { field: 'mine', operator: 'is', value: true },
        { field: 'period', operator: 'is', value: period },
      ];
      const [slip] = (await server.call(listReceipts, { filters }, as)).body.rows;
      if (!slip) throw new Error(`${as} has no slip`);
      return slip;
    },
    sign: (slip: { id: number; signatureVersion: number }, as: string, more: object = {}) =>
      server.call(
        signReceipt,
        {
          id: slip.id,
          version: slip.signatureVersion,
          outcome: 'signed',
          clave: 'anden2026',
          ...more,
        },
        as,
      ),
  };
}

export type ReceiptTools = Awaited<ReturnType<typeof receiptTools>>;
