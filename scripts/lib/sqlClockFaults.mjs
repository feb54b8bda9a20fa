const called = 'now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday';
const bareWords = 'current_date|current_time|current_timestamp|localtime|localtimestamp';
const quotedWords = 'now|today|yesterday|tomorrow';

/** PostgreSQL reads these words as moments wherever a date is expected, with a cast or without one. */
const asked = new RegExp(
  [
    `(?<![\\w.])(?:pg_catalog\\s*\\.\\s*)?"?(?:${called})"?\\s*\\(\\s*\\)`,
    `(?<![\\w.])(?:${bareWords})\\b`,
    `(?<!\\w)'\\s*(?:${quotedWords})(?:\\s[^'\\n]{0,20})?'`,
    '(?<![\\w.])(?:pg_catalog\\s*\\.\\s*)?age\\s*\\(',
  ].join('|'),
  'gi',
);

/** This spares most texts the reading above; it holds for all that is found there. */
export const mayAskInSql = (text) =>
  /\bnow\b|_timestamp|timeofday|current_|localtime|\bage\s*\(|'\s*(?:today|yesterday|tomorrow)/i.test(
    text,
  );

/** Literals are read along so that two hyphens within one are no comment; what is taken out leaves its lines. */
const withoutComments = (sql) =>
  sql.replaceAll(/'(?:[^']|'')*'|--.*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("'") ? part : part.replaceAll(/[^\n]/g, ' '),
  );

/** Whether only one argument follows; age() with two compares these and asks no clock. */
function hasOneArgument(text, from) {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (text[at] === ',' && depth === 1) return false;
    if (depth === 0) return true;
  }
  return false;
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Where SQL asks the database's own clock: line and what it asks. */
export function sqlClockFaults(source) {
  const text = withoutComments(source);
  return [...text.matchAll(asked)].flatMap((match) => {
    const [what] = match;
    const isAge = /age\s*\($/i.test(what);
    if (isAge && !hasOneArgument(text, match.index + what.length)) return [];
    return [{ line: lineAt(text, match.index), what: isAge ? 'age(…)' : what }];
  });
}
