import { PDFName, PDFNumber, PDFParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/** The library sees this on its way through a file. */
export interface Watched {
  /** After its head, where each object begins every time that it is written, in the order of the file. */
  begins: ReadonlyMap<number, readonly number[]>;
  /** The library takes a stream to end elsewhere than readers do. */
  endsElsewhere: boolean;
}

const END = Buffer.from('endstream');
/** An end of line may count to a stream or not. */
const EOL = 2;

interface Sought {
  start: number;
  end: number;
  /** The length that the stream says. */
  said?: unknown;
}

class WatchingParser extends PDFParser {
  readonly begins = new Map<number, number[]>();
  private readonly sought: Sought[] = [];
  private ends: Sought[] = [];
  private depth = 0;

  constructor(private readonly file: Buffer) {
    super(file);
  }

  override parseObject(ref?: PDFRef) {
    if (this.depth === 0 && ref) {
      const begins = this.begins.get(ref.objectNumber) ?? [];
      begins.push(this.bytes.offset());
      this.begins.set(ref.objectNumber, begins);
    }
    this.depth += 1;
    try {
      return super.parseObject(ref);
    } finally {
      this.depth -= 1;
    }
  }

  protected override findEndOfStreamFallback(position: {
    offset: number;
    line: number;
    column: number;
  }) {
    const start = this.bytes.offset();
    const end = super.findEndOfStreamFallback(position);
    this.ends.push({ start, end });
    return end;
  }

  protected override parseDictOrStream(ref?: PDFRef) {
    this.ends = [];
    const found = super.parseDictOrStream(ref);
    const [ended] = this.ends;
    if (ended && found instanceof PDFRawStream) {
      this.sought.push({ ...ended, said: found.dict.get(PDFName.of('Length')) });
    }
    return found;
  }

  /** Readers take a stream to end after the length that it says, else at the first word that ends it. */
  private endForReaders({ start, said }: Sought): number {
    const length = said instanceof PDFRef ? this.context.lookup(said) : said;
    if (length instanceof PDFNumber) {
      const end = start + length.asNumber();
      const after = this.file.subarray(end, end + EOL + END.length).toString('latin1');
      if (/^\s*endstream/.test(after)) return end;
    }
    return this.file.indexOf(END, start);
  }

  watched(): Watched {
    const endsElsewhere = this.sought.some(
      (one) => Math.abs(this.endForReaders(one) - one.end) > EOL,
    );
    return { begins: this.begins, endsElsewhere };
  }
}

export async function watchObjects(bytes: Uint8Array): Promise<Watched> {
  const parser = new WatchingParser(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  await parser.parseDocument();
  return parser.watched();
}
