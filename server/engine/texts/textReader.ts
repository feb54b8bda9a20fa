import { Lost, type LostWhy } from '../workshop/lost';
import { WorkFault } from '../workshop/openBench';
import type { WorkOptions, Workshop } from '../workshop/openWorkshop';
import type { PageTexts } from './pdfPages';

/** The longest wait for the next words. */
const PATIENCE_MS = 60_000;

type Why = 'broken' | 'locked' | LostWhy;
type OnPages = (texts: string[], total: number) => Promise<void>;

/** Why a file was not read. */
export class Unread extends Error {
  override name = 'Unread';
  constructor(readonly why: Why) {
    super(why);
  }
}

export interface TextReader {
  /** All that a PDF or an office document says, cleaned. */
  whole(bytes: Uint8Array, mime: string): Promise<string>;
  /** The words of each page of a PDF, some pages at a time, in their order. */
  pages(bytes: Uint8Array, onPages: OnPages): Promise<void>;
  /** Whether a PDF says something else to who cuts pages out of it than to who reads it here. */
  hides(bytes: Uint8Array): Promise<boolean>;
}

function unread(error: unknown): unknown {
  if (error instanceof Lost) return new Unread(error.why);
  if (!(error instanceof WorkFault)) return error;
  return new Unread(error.name === 'PasswordException' ? 'locked' : 'broken');
}

/** Reads files where one that never ends, or asks for all memory, costs nobody else anything. */
export function textReader(
  workshop: Workshop,
  options: WorkOptions = { turn: 'texts', background: true },
): TextReader {
  const patient = { patienceMs: PATIENCE_MS, ...options };
  const asked = <T>(work: Promise<T>) =>
    work.catch((error: unknown) => {
      throw unread(error);
    });
  return {
    whole: (bytes, mime) => asked(workshop.run('textWhole', [bytes, mime], patient)),
    pages: (bytes, onPages) => {
      const onPart = (part: unknown) => {
        const { texts, total } = part as PageTexts;
        return onPages(texts, total);
      };
      return asked(workshop.run('textPages', [bytes], { ...patient, onPart }));
    },
    hides: (bytes) => asked(workshop.run('cutHides', [bytes], patient)),
  };
}
