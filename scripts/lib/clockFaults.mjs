import ts from 'typescript';

const sqlTime =
  /(?<![\w.])(?:now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(\s*\)|\b(?:current_date|current_time|current_timestamp|localtime|localtimestamp)\b/;
const loudSqlTime = new RegExp(
  sqlTime.source.replaceAll(/[a-z_]{3,}/g, (word) => word.toUpperCase()),
);

const timeInSql = (text) => sqlTime.exec(text)?.[0] ?? loudSqlTime.exec(text)?.[0];

const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name;

function timeInCall({ expression, arguments: given }) {
  if (isNamed(expression, 'Date')) return 'Date()';
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const { text: name } = expression.name;
  if (name === 'defaultNow' || name === 'diffNow') return `${name}()`;
  const ofLuxon = isNamed(expression.expression, 'DateTime') && given.length === 0;
  return ofLuxon && ['now', 'local', 'utc'].includes(name) ? `DateTime.${name}()` : undefined;
}

function timeIn(node) {
  if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent)) return undefined;
  // Texts, and those parts of a template that are written in it.
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) return timeInSql(node.text);
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date'))
    return node.arguments?.length ? undefined : 'new Date()';
  if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'Date'))
    return node.name.text === 'now' ? 'Date.now' : undefined;
  return ts.isCallExpression(node) ? timeInCall(node) : undefined;
}

// Few files have any of these, and only those are parsed.
const worthParsing =
  /\bDate\b|Now\b|\bnow\b|NOW|_timestamp|current_|CURRENT_|localtime|LOCALTIME|DateTime\./;

/** Where a source asks the machine or the database for the time: line and what it asks. */
export function clockFaults(name, source) {
  if (!worthParsing.test(source)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  const visit = (node) => {
    const what = timeIn(node);
    if (what) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      faults.push({ line: line + 1, what });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/** The same of a migration. */
export const clockFaultsOfSql = (source) =>
  source.split('\n').flatMap((text, at) => {
    const what = timeInSql(text.replace(/--.*/, ''));
    return what ? [{ line: at + 1, what }] : [];
  });
