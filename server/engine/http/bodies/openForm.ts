import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { badRequest, Fault, invalid } from '../fault';
import { tooLargeFile } from './tooLargeFile';

export type Fields = Record<string, unknown>;

/** Each of these fields may bring a file of so many bytes. */
export type FileFields = ReadonlyMap<string, number>;

interface FormRules {
  folder: string;
  /** Asked once, with the fields that came before the first file: no byte of it is read until it agrees. */
  beforeFiles(fields: Fields): Promise<FileFields>;
}

const MOST_FIELDS = 100;
const FIELD_BYTES = 64 * 1024;
const limits = { fields: MOST_FIELDS, fieldSize: FIELD_BYTES, files: 10, fileSize: Infinity };

/** The parser's own limits and the disk's refusals carry a code; a body that ends half way a text, or that of a cut stream. */
const endsHalfWay = (error: unknown) => {
  const { code } = error as { code?: unknown };
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET';
};

/** A file on the disk that reads like any other, and is in memory only while somebody reads it. */
async function keepFile(from: Readable, target: string, most: number, field: string) {
  let bytes = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) throw tooLargeFile(field, most);
      yield chunk;
    }
  };
  await pipeline(from, counted, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return openAsBlob(target);
}

/** A multipart form, its files on the disk until `forget`. */
export function openForm(request: FastifyRequest, { folder, beforeFiles }: FormRules) {
  const kept: string[] = [];
  const fields: Fields = {};
  const add = (name: string, value: unknown) => {
    if (name === '__proto__' || name === 'constructor')
      throw badRequest('Nombre de campo no admitido.');
    const before = fields[name];
    fields[name] =
      before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  };

  const readParts = async () => {
    let allowed: FileFields | undefined;
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Fault(413, 'archivo_grande', 'Un campo es muy largo.');
        add(part.fieldname, part.value);
        continue;
      }
      allowed ??= await beforeFiles(fields);
      const most = allowed.get(part.fieldname);
      if (most === undefined) throw invalid({ [part.fieldname]: 'Acá no va un archivo.' });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, randomUUID());
      kept.push(target);
      const blob = await keepFile(part.file, target, most, part.fieldname);
      add(part.fieldname, new File([blob], part.filename || 'archivo'));
    }
    return fields;
  };

  return {
    async read(): Promise<Fields> {
      try {
        return await readParts();
      } catch (error) {
        if (error instanceof Fault || !endsHalfWay(error)) throw error;
        throw badRequest('El formulario llegó incompleto.');
      }
    },
    async forget(): Promise<void> {
      for (const file of kept.splice(0)) await rm(file, { force: true });
    },
  };
}
