import type { Readable } from 'node:stream';

export interface XmlHandler {
  /** `attributes` as they are written; `attributeOf` finds one. */
  open(name: string, attributes: string): void;
  /** In pieces, where it is long. */
  text?(text: string): void;
  close?(name: string): void;
}

/** No tag of a workbook is longer; one that never ends must not be looked through again with every piece. */
const LONGEST_TAG = 100_000;

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(x?)([0-9a-f]{1,6})|(\w+));/gi, (whole, hex, code, name) => {
    if (name) return signs[name] ?? whole;
    const point = Number.parseInt(code, hex ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known =
    patterns.get(name) ?? new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, known);
  return known;
}

export function attributeOf(attributes: string, name: string): string | null {
  const [, double, single] = patternOf(name).exec(attributes) ?? [];
  const value = double ?? single;
  return value === undefined ? null : plain(value);
}

/** Where a tag ends: a sign within quotes is none. */
function endOfTag(text: string, from: number): number {
  for (let at = from; ; ) {
    const end = text.indexOf('>', at);
    if (end < 0) return -1;
    const quote = /["']/.exec(text.slice(at, end));
    if (!quote) return end;
    const closing = text.indexOf(quote[0], at + quote.index + 1);
    if (closing < 0) return -1;
    at = closing + 1;
  }
}

function tell(handler: XmlHandler, tag: string): void {
  if (tag.startsWith('/')) {
    handler.close?.(tag.slice(1).replace(/^\w+:|\s+$/g, ''));
    return;
  }
  const [, name = '', attributes = ''] = /^(?:\w+:)?([\w.-]+)([\s\S]*?)\/?$/.exec(tag) ?? [];
  handler.open(name, attributes);
  if (tag.endsWith('/')) handler.close?.(name);
}

const spans = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Reads as much as is whole; answers how far it came. */
function readPiece(text: string, handler: XmlHandler): number {
  let at = 0;
  for (;;) {
    const tag = text.indexOf('<', at);
    if (tag < 0) {
      // Half of a sign waits for its other half.
      const cut = text.lastIndexOf('&');
      const whole = cut >= at && text.length - cut < 12 ? cut : text.length;
      if (whole > at) handler.text?.(plain(text.slice(at, whole)));
      return whole;
    }
    if (tag > at) handler.text?.(plain(text.slice(at, tag)));
    const span = spans.find(([start]) => text.startsWith(start, tag));
    if (!span && text.startsWith('<!', tag) && text.length - tag > 9) {
      throw new Error('a workbook declares nothing');
    }
    const end = span ? text.indexOf(span[1], tag + span[0].length) : endOfTag(text, tag + 1);
    if (end < 0 || (!span && text.startsWith('<!', tag))) return tag;
    if (!span) tell(handler, text.slice(tag + 1, end));
    else if (span[0] === '<![CDATA[') handler.text?.(text.slice(tag + span[0].length, end));
    at = end + (span ? span[1].length : 1);
  }
}

/** Tells what stands in a part of a workbook while it arrives; never more of it is kept than one tag. */
export async function readXml(stream: Readable, handler: XmlHandler): Promise<void> {
  let waiting = '';
  stream.setEncoding('utf8');
  for await (const piece of stream) {
    waiting += piece;
    waiting = waiting.slice(readPiece(waiting, handler));
    if (waiting.length > LONGEST_TAG) throw new Error('a tag without end');
  }
}
