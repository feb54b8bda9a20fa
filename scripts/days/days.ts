import { chromium } from '@playwright/test';
import { chromiumPath } from '../../tests/e2e/support/chromiumPath';
import { dayOf } from './dayOf';

/** Days on which something else holds than on the day when the demo was written. */
const moments = {
  'fin de año': '2026-12-31T23:30:00-03:00',
  'año nuevo': '2027-01-01T00:10:00-03:00',
  '29 de febrero': '2028-02-29T12:00:00-03:00',
  domingo: '2026-11-15T12:00:00-03:00',
  feriado: '2026-12-08T10:00:00-03:00',
};

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Only those whose name begins so. */
const [wanted = ''] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, moment] of Object.entries(moments)) {
    if (!name.startsWith(wanted)) continue;
    const { pages, faults } = await dayOf(browser, moment);
    say(`${faults.length === 0 ? '✓' : '✗'} ${name} (${moment}): ${pages} páginas`);
    for (const fault of faults) say(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
