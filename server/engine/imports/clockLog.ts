/** A number, an instant and some figures between tabs: what the common clocks hand over as `attlog`, without titles. */
const LINE = /^ *[0-9A-Za-z]{1,20}\t\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\t-?\d+)*\s*$/;

/** The titles that such a file would have; null where it is no such file. */
export function clockLogTitles(text: string): string[] | null {
  const [first = ''] = text.split(/\r?\n/, 1);
  return LINE.test(first) ? ['Legajo', 'Fecha y hora'] : null;
}
