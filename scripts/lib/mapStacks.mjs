import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map();

const mapOf = (url) => {
  if (!maps.has(url)) {
    const file = `${fileURLToPath(url)}.map`;
    const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
    maps.set(url, map);
  }
  return maps.get(url);
};

/** A place of what was built, as the place of the source that it was built from. */
const placeOf = (frame) => {
  const text = String(frame);
  const url = frame.getFileName();
  if (!url?.startsWith('file:') || !url.includes('/dist/server/')) return text;
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  const found = mapOf(url)?.findEntry(line - 1, column - 1);
  if (!found?.originalSource) return text;
  const source = new URL(found.originalSource, url);
  const place = `${source.href}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  return text.replace(`${url}:${line}:${column}`, place);
};

/** Node's own way reads every map at each start and keeps it; this one reads the map of what failed, when it fails. */
export const mapStacks = () => {
  Error.prepareStackTrace = (error, frames) => {
    const head = Error.prototype.toString.call(error);
    try {
      return [head, ...frames.map((frame) => `    at ${placeOf(frame)}`)].join('\n');
    } catch {
      return [head, ...frames.map((frame) => `    at ${frame}`)].join('\n');
    }
  };
};
