import { linkRunRecord } from '@contract/sync/linkRun';

const { read, written, unchanged, rejected } = linkRunRecord.shown;

/** The figures of a run and the words for them: a link that goes out writes nothing and refuses nothing. */
export const runFigures = {
  in: [
    { key: 'read', label: read.label },
    { key: 'written', label: written.label },
    { key: 'unchanged', label: unchanged.label },
    { key: 'rejected', label: rejected.label },
  ],
  out: [
    { key: 'read', label: 'Filas' },
    { key: 'written', label: 'Salieron' },
    { key: 'unchanged', label: 'Ya habían salido' },
  ],
} as const;

export type Direction = keyof typeof runFigures;
