const unsubjected =
  /^(?:of|by|as|with|without|what|who|whose|whom|which|those|one|nobody|somebody|whoever|that)(?![\p{L}\p{N}_'’])/iu;

/** Texts and regular expressions are matched too, because a comment that is written inside of one is none. */
const piece = new RegExp(
  [
    /'(?:\\.|[^'\\\n])*'/,
    /"(?:\\.|[^"\\\n])*"/,
    /`(?:\\[\s\S]|[^`\\])*`/,
    /\/\/[^\n]*/,
    /\/\*[\s\S]*?\*\//,
    /(?<=[=(,:[!&|?{};>]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

// Most files have none, and only the others are read piece by piece.
const worthReading = new RegExp(`(?:\\/\\/|\\*)\\s*${unsubjected.source.slice(1)}`, 'iu');

const wordsOf = (comment) =>
  comment
    .replace(/^\/[/*]+\s*|\s*\*\/$/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/^\s*\*\s*/, '')
    .trim();

/** The comments of a source that begin where their subject is missing: line and words. */
export function commentFaults(source) {
  if (!worthReading.test(source)) return [];
  const faults = [];
  let line = 1;
  let read = 0;
  // A line comment that stands alone goes on with the one of the line before.
  let goesOnAt = 0;
  for (const { 0: text, index } of source.matchAll(piece)) {
    line += source.slice(read, index).split('\n').length - 1;
    read = index;
    if (!text.startsWith('//') && !text.startsWith('/*')) continue;
    const isLine = text.startsWith('//');
    const isAlone = source.slice(source.lastIndexOf('\n', index - 1) + 1, index).trim() === '';
    const goesOn = isLine && isAlone && line === goesOnAt;
    goesOnAt = isLine && isAlone ? line + 1 : 0;
    if (goesOn) continue;
    const words = wordsOf(text);
    if (unsubjected.test(words)) faults.push({ line, words });
  }
  return faults;
}
