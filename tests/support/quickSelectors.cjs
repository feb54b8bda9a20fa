const { createRequire } = require('node:module');

// The jsdom that Jest's environment has; what is changed here is one function of it, before it is taken.
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');

const LAST = /(?:^|[\s>+~])([a-z][\w-]*|\*)?((?:\.[\w-]+)*)$/i;

/** This reads what an element must have for the last part of a selector; `undefined` where only jsdom can tell. */
function readPart(part) {
  const found = LAST.exec(part.trim());
  if (!found) return undefined;
  const [, tag, classes] = found;
  return {
    tag: tag === '*' ? undefined : tag?.toLowerCase(),
    classes: classes.split('.').filter(Boolean),
  };
}

function readSelector(text) {
  // The parts taken out only ask for more: the rest rules elements out rightly, and saying yes is left to jsdom.
  const bare = text
    .replace(/\[[^\]"'\\]*(?:"[^"\\]*"|'[^'\\]*')?\]/g, '')
    .replace(/::?[\w-]+(?:\([^()]*\))?/g, '');
  if (/[^\w\s.,>+~*-]/.test(bare)) return undefined;
  const parts = bare.split(',').map(readPart);
  return parts.includes(undefined) ? undefined : parts;
}

const known = new Map();

function partsOf(text) {
  if (!known.has(text)) known.set(text, readSelector(text));
  return known.get(text);
}

const exact = selectors.matchesDontThrow;

// For each style that is asked jsdom tries each rule of MUI on the element: a third of the time of a page's tests.
selectors.matchesDontThrow = (element, selector) => {
  const mayBe = ({ tag, classes }) =>
    (!tag || tag === element.localName.toLowerCase()) &&
    classes.every((name) => element.classList.contains(name));
  const parts = partsOf(String(selector));
  return (!parts || parts.some(mayBe)) && exact(element, selector);
};
