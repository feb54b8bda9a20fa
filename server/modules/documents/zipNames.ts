interface Paper {
  folder: string;
  typeName: string;
  title: string;
  fileName: string;
}

/** A name that every system can write: no separators, nothing hidden, not too long. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 100) || 'documento';

const extensionOf = (fileName: string) =>
  /\.[a-z0-9]{1,6}$/i.exec(fileName)?.[0].toLowerCase() ?? '';

/** Where each paper lies in the archive, no two at the same place. */
export function zipNames(papers: readonly Paper[]): string[] {
  const taken = new Set<string>();
  return papers.map(({ folder, typeName, title, fileName }) => {
    const called = title === typeName ? title : `${typeName} - ${title}`;
    const base = `${plain(folder)}/${plain(called)}`;
    let name = `${base}${extensionOf(fileName)}`;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) {
      name = `${base} (${copy})${extensionOf(fileName)}`;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
