const { createRequire, isBuiltin } = require('node:module');
const { dirname, extname, join, sep } = require('node:path');
const { Script } = require('node:vm');

const HEAD = '(function (module, exports, require, __dirname, __filename) {';
const VENDORS = `${sep}node_modules${sep}`;
const root = join(__dirname, '..', '..');
const ofProduct = ['contract', 'server'].map((folder) => join(root, folder) + sep);
const native = createRequire(__filename);

/** Tests and their tools use what Jest gives to each test file, so each has its own. */
const isOfTests = (file) => file.includes('.test.') || file.includes(`${sep}testing${sep}`);

const isShared = (file) =>
  file.includes(VENDORS) ||
  (ofProduct.some((folder) => file.startsWith(folder)) && !isOfTests(file));

const modules = new Map();
const places = new Map();
const sourceMaps = new Map();
let runtime;

/** Finds the file that a name means in another file: that stays so during a run. */
function placeOf(from, name) {
  const key = `${from}\0${name}`;
  if (!places.has(key)) places.set(key, runtime._resolution.resolveCjs(from, name));
  return places.get(key);
}

/** Runs what Jest made of a source in the world of the worker, which outlives that of the test file. */
function evaluate(module, file) {
  const { transformCache } = runtime;
  const source = transformCache.transform(file);
  sourceMaps.set(file, transformCache.getSourceMaps().get(file));
  const place = { filename: file, columnOffset: -HEAD.length };
  const run = new Script(`${HEAD}${source}\n})`, place).runInThisContext();
  const ask = (name) => requireShared(file, name);
  run.call(module.exports, module, module.exports, ask, dirname(file), file);
}

/** Node itself reads a library, unless it is written as ES modules: Jest makes scripts of those. */
function readVendor(module, file) {
  try {
    module.exports = native(file);
  } catch (error) {
    if (error.code !== 'ERR_REQUIRE_ESM') throw error;
    evaluate(module, file);
  }
}

function load(module, file) {
  if (extname(file) === '.json') module.exports = native(file);
  else if (file.includes(VENDORS)) readVendor(module, file);
  else evaluate(module, file);
}

function moduleOf(file) {
  const known = modules.get(file);
  if (known) return known.exports;
  const module = { exports: {}, filename: file, id: file };
  // Modules that need each other find as much of it as there is.
  modules.set(file, module);
  try {
    load(module, file);
  } catch (error) {
    modules.delete(file);
    throw error;
  }
  return module.exports;
}

function requireShared(from, name) {
  return isBuiltin(name) ? native(name) : moduleOf(placeOf(from, name));
}

/** Modules are read by the runtime of the test file that runs now, which also learns where lines of the others come from. */
function readBy(next) {
  runtime = next;
  const known = runtime.transformCache.getSourceMaps();
  for (const [file, map] of sourceMaps) if (map) known.set(file, map);
}

/** Answers what a module exports to all test files of this worker; null where each has its own of it. */
function sharedModule(from, name) {
  if (isBuiltin(name) || name.startsWith('@jest/')) return null;
  const file = placeOf(from, name);
  return isShared(file) ? { exports: moduleOf(file) } : null;
}

module.exports = { readBy, sharedModule };
