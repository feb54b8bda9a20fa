import { clock } from '@/utils/clock';
import { formatDate } from '@/utils/formatDate';
import { employerName } from './employerName';
import { ownSheetsId, wideMark } from './paperMarks';
import { setPrinting } from './usePrinting';

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"`;

/** Each sheet says whose it is, of what and when, and which one of how many; a browser that cannot says its own. */
function sheetRules(): string {
  const size = document.querySelector(`[${wideMark}]`) ? 'A4 landscape' : 'A4';
  const title = document.title.replace(/ · Andén$/, '');
  const foot = [employerName(), title, formatDate(clock.now(), 'DD/MM/AAA')].filter(Boolean);
  const words = 'font: 8pt Figtree, sans-serif; color: #5e5850;';
  return `@page {
    size: ${size};
    margin: 14mm 12mm 16mm;
    @bottom-left { ${words} content: ${quoted(foot.join(' · '))}; }
    @bottom-right { ${words} content: "Hoja " counter(page) " de " counter(pages); }
  }`;
}

/** While something is printed: light whatever the theme, and with its sheets described. Returns how to stop. */
export function watchPaper(): () => void {
  const { dataset } = document.documentElement;
  let sheet: CSSStyleSheet | undefined;
  let theme: string | undefined;
  const before = () => {
    setPrinting(true);
    theme = dataset.theme;
    dataset.theme = 'light';
    if (document.getElementById(ownSheetsId)) return;
    // A browser without them prints all the same, with its own words around.
    if (!('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetRules());
    document.adoptedStyleSheets.push(sheet);
  };
  const after = () => {
    const made = sheet;
    sheet = undefined;
    if (made) {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== made);
    }
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    setPrinting(false);
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
