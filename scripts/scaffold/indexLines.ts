import { type ModuleNames, upper } from './moduleNames';

export interface IndexLine {
  file: string;
  /** The new line goes before the first line that matches; where it ends the file, it takes its place. */
  before: RegExp;
  line: string;
  /** The line is not added where this is there already. */
  unless?: RegExp;
}

/** The lines by which the rest of the product learns of a module. Biome then sorts them. */
export function indexLines({ module, one, entity, label, flag }: ModuleNames): IndexLine[] {
  return [
    {
      file: 'contract/registry.ts',
      before: /^import/,
      line: `import { ${module}Acciones } from './${module}/acciones';`,
    },
    { file: 'contract/registry.ts', before: /^};/, line: `  ...${module}Acciones,` },
    {
      file: 'contract/records.ts',
      before: /^import/,
      line: `import { ${one}Record } from './${module}/${one}';`,
    },
    { file: 'contract/records.ts', before: /^} as const/, line: `  ${one}: [${one}Record],` },
    {
      file: 'src/utils/paths.ts',
      before: /^} as const/,
      line: `  ${module}: '/${module}',`,
      unless: new RegExp(`^  ${module}: `, 'm'),
    },
    {
      file: 'contract/files/uploadPurposes.ts',
      before: /^\] as const/,
      line: `  '${flag}', // ${module}`,
    },
    {
      file: 'contract/admin/auditNouns.ts',
      before: /^};/,
      line: `  ${one}: '${entity.endsWith('a') ? 'la' : 'el'} ${entity}',`,
    },
    {
      file: 'tests/security/reach/aims.ts',
      before: /^ {2}getProduct: /,
      line: `  save${upper(one)}: '${label.toLowerCase()} are one set for the organisation',`,
    },
    { file: 'contract/core/tags.ts', before: /^ {2}'Setting',/, line: `  '${upper(one)}',` },
    {
      file: 'server/modules.ts',
      before: /^import/,
      line: `import { ${module}Module } from './modules/${module}';`,
    },
    {
      file: 'server/modules.ts',
      before: /^} satisfies/,
      line: `  ...${module}Module.handlers,`,
    },
    { file: 'server/modules.ts', before: /^ {2}\],/, line: `    ${module}Module,` },
    {
      file: 'src/app/modules.ts',
      before: /^import/,
      line: `import { ${module} } from '@/features/${module}';`,
    },
    { file: 'src/app/modules.ts', before: /,?\s*\];\s*$/, line: `, ${module}];\n` },
  ];
}

export function addLine(text: string, { before, line, file, unless }: IndexLine): string {
  if (unless?.test(text)) return text;
  const end = text.match(before);
  if (before.source.endsWith('$') && end) return text.slice(0, end.index) + line;
  const lines = text.split('\n');
  const at = lines.findIndex((existing) => before.test(existing));
  if (at < 0) throw new Error(`${file} has no place for: ${line}`);
  return [...lines.slice(0, at), line, ...lines.slice(at)].join('\n');
}
