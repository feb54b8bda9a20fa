import { type FormulaNode, foldName } from '@contract/liquidations/formula/formulaTree';
import { parseFormula } from '@contract/liquidations/formula/parseFormula';
import { formulaFields, type PlannedConcept } from './payPlan';

function namedIn(node: FormulaNode, found: Set<string>): void {
  if (node.kind === 'unary') namedIn(node.of, found);
  if (node.kind === 'binary') {
    namedIn(node.left, found);
    namedIn(node.right, found);
  }
  if (node.kind !== 'call') return;
  const [word] = node.args;
  if (foldName(node.name) === 'tabla' && word?.kind === 'name') found.add(foldName(word.name));
  for (const arg of node.args) namedIn(arg, found);
}

/** The tables that the formulas of a concept name. */
export function tablesIn(
  concept: Pick<PlannedConcept, (typeof formulaFields)[number]>,
): Set<string> {
  const found = new Set<string>();
  for (const field of formulaFields) {
    const { tree } = parseFormula(concept[field]);
    if (tree) namedIn(tree, found);
  }
  return found;
}
