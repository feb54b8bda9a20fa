import { makeCuil } from '@contract/core/cuil';
import { uploadFile } from '@contract/files/uploadFile';
import {
  applyImport,
  getImport,
  listImportRows,
  prepareImport,
} from '@contract/imports/importAcciones';
import { listJobs } from '@contract/jobs/listJobs';
import type { TestServer } from './buildServer';
import { until } from './until';
import { sendForm } from './uploadAs';

const heads =
  'Legajo;Apellido;Nombre;DNI;CUIL;Fecha de nacimiento;Fecha de ingreso;Área;Responsable;Teléfono';

export const dniOf = (docket: number) => String(40_000_000 + docket);

interface Line {
  cuil?: string;
  area?: string;
  manager?: string;
  day?: string;
  dni?: string;
}

/** This writes a person's line of a file, right unless told otherwise. */
export function line(docket: number, fields: Line = {}): string {
  const dni = fields.dni ?? dniOf(docket);
  const cuil = fields.cuil ?? makeCuil('27', dni);
  return `${docket};Pérez;Ana;${dni};${cuil};${fields.day ?? '01/02/1990'};1/3/2020;${fields.area ?? 'comercial'};${fields.manager ?? ''};'+54 11 5000`;
}

export const csv = (...lines: string[]) => [heads, ...lines].join('\r\n');

/** Brings a file in as a person would, one step after the other. */
export function importsOf(server: TestServer, { kind = 'personas', by = 'admin' } = {}) {
  async function upload(bytes: Uint8Array, as = by) {
    const file = { name: 'personas.csv', bytes };
    const answer = await sendForm(server, uploadFile, as, { purpose: 'import' }, file);
    if (answer.status !== 200) throw new Error(answer.error.message);
    return answer.body.hash;
  }

  async function prepare(content: string | Uint8Array) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    return server.call(prepareImport, { kind, file: await upload(bytes) }, by);
  }

  async function errorsOf(id: number) {
    const wrong = { id, states: ['invalid'], size: 200 };
    const { body } = await server.call(listImportRows, wrong, by);
    return body.rows.map(({ number, errors }) => [
      number,
      ...errors.map((one) => [one.column, one.message]),
    ]);
  }

  async function apply(id: number, mode: 'all' | 'valid') {
    const { body } = await server.call(applyImport, { id, mode }, by);
    const { body: jobs } = await until(
      () => server.call(listJobs, {}, by),
      (answer) => answer.body.rows.some((row) => row.id === body.jobId && row.finishedAt !== null),
    );
    const run = await server.call(getImport, { id }, by);
    return { job: jobs.rows.find((row) => row.id === body.jobId), run: run.body };
  }

  return { upload, prepare, errorsOf, apply };
}
