import { uploadFile } from '@contract/files/uploadFile';
import { listNotifications } from '@contract/notifications/listNotifications';
import { getEnvelope, saveEnvelope, sendEnvelope } from '@contract/signed/envelopeAcciones';
import { listSignatures, signDocument } from '@contract/signed/signatureAcciones';
import { addDays } from '../../server/engine/time/days';
import { todayIn } from '../../server/engine/time/nowIn';
import type { TestServer } from './buildServer';
import { payrollPdf } from './payrollPdf';
import { until } from './until';
import { sendForm } from './uploadAs';

type Way = 'together' | 'turns' | 'each';

export const today = todayIn();
export const clave = 'anden2026';

/** Tests of signing share these steps: HR sends a paper, and somebody signs it. */
export function envelopeTools(server: TestServer) {
  async function idsOf(usernames: string[]) {
    const { rows } = await server.services.database.pool.query<{ id: number }>(
      'select person_id as id from account where username = any($1) order by array_position($1, username)',
      [usernames],
    );
    return rows.map(({ id }) => id);
  }
  const bring = (bytes: Uint8Array<ArrayBuffer>, as = 'rrhh') =>
    sendForm(server, uploadFile, as, { purpose: 'signing' }, { name: 'norma.pdf', bytes });

  async function draft(way: Way, whom: string[], more: object = {}) {
    const title = `Norma ${Math.random()}`;
    const { body: file } = await bring(await payrollPdf([title]));
    const signers = { kind: 'rows' as const, ids: await idsOf(whom) };
    const files = [{ file: file.hash, name: 'norma.pdf' }];
    const fields = { title, way, dueOn: addDays(today, 5), files, signers, ...more };
    return server.call(saveEnvelope, fields, 'rrhh');
  }
  const envelope = async (id: number) => (await server.call(getEnvelope, { id }, 'rrhh')).body;
  const delivered = (id: number) =>
    until(
      () => envelope(id),
      ({ state }) => state === 'sent',
    );

  async function sent(way: Way, whom: string[], more: object = {}) {
    const { body } = await draft(way, whom, more);
    const { id, version } = body;
    const answer = await server.call(sendEnvelope, { id, version }, 'rrhh');
    if (answer.body.state !== 'sending') throw new Error('The envelope was not sent');
    await delivered(id);
    return envelope(id);
  }
  async function ownOf(as: string, envelopeId: number) {
    const filters = [
      { field: 'envelopeId' as const, operator: 'is' as const, value: envelopeId },
      { field: 'mine' as const, operator: 'is' as const, value: true },
    ];
    const { body } = await server.call(listSignatures, { filters }, as);
    const [row] = body.rows;
    if (!row) throw new Error(`${as} has nothing to sign there`);
    return row;
  }
  async function sign(as: string, envelopeId: number, more: object = {}) {
    const { id, version } = await ownOf(as, envelopeId);
    const said = { id, version, outcome: 'signed' as const, clave, ...more };
    return server.call(signDocument, said, as);
  }
  async function fileOf(url: string, as: string) {
    const { JWT } = await server.sessionOf(as);
    const headers = { authorization: `Bearer ${JWT}` };
    const answer = await server.app.inject({ url, headers });
    return { status: answer.statusCode, bytes: answer.rawPayload };
  }
  const bell = async (as: string) => {
    const { body } = await server.call(listNotifications, { size: 100 }, as);
    return body.rows.map(({ title }) => title);
  };
  return { bell, bring, delivered, draft, envelope, fileOf, ownOf, sent, sign };
}
