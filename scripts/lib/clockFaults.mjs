import ts from 'typescript';
import { mayAskInSql, sqlClockFaults } from './sqlClockFaults.mjs';

const globals = new Set(['globalThis', 'window', 'self', 'global']);
const nowOfLuxon = ['now', 'local', 'utc'];

/** Takes the brackets and the assurances to the compiler off. */
function bare(node) {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isNonNullExpression(inner) ||
    ts.isSatisfiesExpression(inner)
  )
    inner = inner.expression;
  return inner;
}

const isNamed = (node, name) => ts.isIdentifier(node) && node.text === name;
const isGlobal = (node) => ts.isIdentifier(node) && globals.has(node.text);

/** The name that is taken of something, with a dot or in brackets. */
function takenName(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  const isText =
    ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression);
  return isText ? node.argumentExpression.text : undefined;
}

function isDate(node) {
  const inner = bare(node);
  return (
    isNamed(inner, 'Date') || (takenName(inner) === 'Date' && isGlobal(bare(inner.expression)))
  );
}

function timeInCall({ expression, arguments: given }) {
  if (isDate(expression)) return 'Date()';
  const name = takenName(expression);
  if (name === 'defaultNow' || name === 'diffNow') return `${name}()`;
  if (!nowOfLuxon.includes(name) || !isNamed(bare(expression.expression), 'DateTime'))
    return undefined;
  // A year alone is a number; anything else that comes alone are options, and the moment is the machine's.
  const asksTime = given.length === 0 || (given.length === 1 && !ts.isNumericLiteral(given[0]));
  return asksTime ? `DateTime.${name}()` : undefined;
}

const namesIn = (pattern) =>
  ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ propertyName, name, dotDotDotToken }) =>
        dotDotDotToken ? '...' : (propertyName ?? name).text,
      )
    : pattern.properties.map((property) =>
        ts.isSpreadAssignment(property) ? '...' : property.name?.text,
      );

/** The check cannot follow another name, so the naming itself is refused. */
function timeRenamed(target, given) {
  if (!given) return undefined;
  const isPattern = ts.isObjectBindingPattern(target) || ts.isObjectLiteralExpression(target);
  if (isDate(given)) {
    if (!isPattern) return '= Date';
    return namesIn(target).some((name) => name === 'now' || name === '...')
      ? '{ now } = Date'
      : undefined;
  }
  const takesDate = isPattern && isGlobal(bare(given)) && namesIn(target).includes('Date');
  return takesDate ? '{ Date } = …' : undefined;
}

function timeInCode(node) {
  if (ts.isNewExpression(node) && isDate(node.expression))
    return node.arguments?.length ? undefined : 'new Date()';
  if (takenName(node) === 'now' && isDate(node.expression)) return 'Date.now';
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node))
    return timeRenamed(node.name, node.initializer);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return timeRenamed(bare(node.left), node.right);
  return ts.isCallExpression(node) ? timeInCall(node) : undefined;
}

/** A template whole, a sign and its line breaks in the place of each value; or a text. */
function textOf(node, file) {
  if (ts.isStringLiteral(node) && ts.isImportDeclaration(node.parent)) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const source = file.text;
  let text = '';
  let from = node.getStart(file);
  for (const { expression } of node.templateSpans) {
    const value = source.slice(expression.pos, expression.end);
    text += `${source.slice(from, expression.pos)}$${value.replaceAll(/[^\n]/g, '')}`;
    from = expression.end;
  }
  return text + source.slice(from, node.end);
}

// Few files have any of these, and only those are parsed.
const worthParsing = /\bDate\b|Now\b|DateTime\b/;

/** Where a source asks the machine or the database for the time: line and what it asks. */
export function clockFaults(name, source) {
  if (!worthParsing.test(source) && !mayAskInSql(source)) return [];
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const faults = [];
  const visit = (node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const what = timeInCode(node);
    if (what) faults.push({ line: line + 1, what });
    const text = textOf(node, file);
    if (text && mayAskInSql(text))
      for (const fault of sqlClockFaults(text))
        faults.push({ line: line + fault.line, what: fault.what });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}
