import { type ModuleNames, upper } from './moduleNames';

export interface IndexLine {
  file: string;
  /** The new line goes before the first line that matches; where it ends the file, it takes its place. */
  before: RegExp;
  line: string;
}

/** The lines by which the rest of the product learns of a module. Biome then sorts them. */
export function indexLines({ module, one }: ModuleNames): IndexLine[] {
  const list = `list${upper(module)}`;
  return [
    {
      file: 'contract/registry.ts',
      before: /^import/,
      line: `import { ${list} } from './${module}/${list}';`,
    },
    { file: 'contract/registry.ts', before: /^};/, line: `  ${list},` },
    { file: 'contract/tags.ts', before: /^ {2}'Setting',/, line: `  '${upper(one)}',` },
    {
      file: 'server/acciones/registry.ts',
      before: /^import/,
      line: `import { ${list}Handler } from './${module}/${list}';`,
    },
    {
      file: 'server/acciones/registry.ts',
      before: /^} satisfies/,
      line: `  ${list}: ${list}Handler,`,
    },
    {
      file: 'server/lists/registry.ts',
      before: /^import/,
      line: `import { ${module}List } from '../acciones/${module}/${one}Queries';`,
    },
    { file: 'server/lists/registry.ts', before: /^\];/, line: `  ${module}List,` },
    {
      file: 'src/app/modules.ts',
      before: /^import/,
      line: `import { ${module} } from '@/features/${module}';`,
    },
    { file: 'src/app/modules.ts', before: /,?\s*\];\s*$/, line: `, ${module}];\n` },
  ];
}

export function addLine(text: string, { before, line, file }: IndexLine): string {
  const end = text.match(before);
  if (before.source.endsWith('$') && end) return text.slice(0, end.index) + line;
  const lines = text.split('\n');
  const at = lines.findIndex((existing) => before.test(existing));
  if (at < 0) throw new Error(`${file} has no place for: ${line}`);
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}
