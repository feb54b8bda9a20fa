import type { RecordDefinition } from '@contract/core/record';
import { z } from 'zod';

interface RecordFileOptions<T extends object> {
  record: RecordDefinition;
  /** The file says this of itself, so that no other JSON is taken for one. */
  kind: string;
  edition: number;
  /** The record stands in the file under this name. */
  part: string;
  /** "un diseño de banco" and "Ese diseño". */
  words: { one: string; that: string };
  /** These are written: nothing else of a record goes into the file. */
  fields: z.ZodType<T>;
  /** This reads them, where some are refused together too. */
  checked?: z.ZodType<T>;
  mostBytes: number;
}

/** A record as a file that another organisation can bring in: written, and read by whoever has it from somebody else. */
export function recordFile<T extends object>({
  record,
  kind,
  edition,
  part,
  words,
  fields,
  checked = fields,
  mostBytes,
}: RecordFileOptions<T>) {
  const notOne = `Ese archivo no es ${words.one} de Andén`;
  const head = z.object({ tipo: z.literal(kind), edicion: z.int() });
  const whole = z.object({ [part]: checked });

  /** "Hora: Poné la hora.", with the word of the first field that is wrong. */
  const faultOf = ({ issues: [first] }: z.ZodError): string => {
    const label = record.fields[String(first?.path[1] ?? '')]?.label;
    const message = first?.message ?? '';
    return `${words.that} no se puede usar. ${label ? `${label}: ${message}` : message}`.trim();
  };

  function readText(text: string): { held: T } | { fault: string } {
    let told: unknown;
    try {
      told = JSON.parse(text);
    } catch {
      return { fault: `${notOne}.` };
    }
    const headed = head.safeParse(told);
    if (!headed.success) return { fault: `${notOne}.` };
    if (headed.data.edicion !== edition) {
      const newer = headed.data.edicion > edition;
      return newer
        ? { fault: `${words.that} es de una versión más nueva de Andén: actualizá esta primero.` }
        : { fault: `${notOne}.` };
    }
    const read = whole.safeParse(told);
    return read.success ? { held: read.data[part] as T } : { fault: faultOf(read.error) };
  }

  return {
    write: (held: T): string =>
      `${JSON.stringify({ tipo: kind, edicion: edition, [part]: fields.parse(held) }, null, 2)}\n`,
    /** This answers the record that a text holds, or why it holds none. */
    readText,
    /** The same of a file, of which no more is read than one may have. */
    read: async (file: Blob): Promise<{ held: T } | { fault: string }> =>
      file.size > mostBytes
        ? { fault: `${notOne}: es demasiado grande.` }
        : readText(await file.text()),
  };
}
