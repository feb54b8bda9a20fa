import type { ModuleSeed } from '../../../engine/module';

const SOME = 4;

export const receiptsSeed: ModuleSeed = {
  async demo(demo) {
    const { seedReceipts } = await import('./seedReceipts');
    // Who is signed in as, and some of the rest: a slip for each of the organisation would make the first start slow.
    const paid = demo.people.filter(
      ({ username, role }, index) => username === role || index % SOME === 0,
    );
    await seedReceipts(demo, paid, demo.hr[0]);
  },
};
