import { allowedActions } from './reimbursementRules';

const one = (
  state: Parameters<typeof allowedActions>[0]['state'],
  paidBy: 'run' | 'transfer' | null = null,
) => ({ state, paidBy });
const owner = { own: true, pays: false };
const payer = { own: false, pays: true };

test('whoever asked takes back what nobody decided, and sends again what came back', () => {
  expect(allowedActions(one('pending'), owner)).toEqual(['withdraw']);
  expect(allowedActions(one('draft'), owner)).toEqual(['resend', 'withdraw']);
  expect(allowedActions(one('approved'), owner)).toEqual([]);
});

test('whoever pays marks what is approved, and takes back only their own mark', () => {
  expect(allowedActions(one('approved'), payer)).toEqual(['pay']);
  expect(allowedActions(one('pending'), payer)).toEqual([]);
  expect(allowedActions(one('paid', 'transfer'), payer)).toEqual(['unpay']);
  expect(allowedActions(one('paid', 'run'), payer)).toEqual([]);
});

test('nobody marks their own as paid, and who only reads does nothing', () => {
  expect(allowedActions(one('approved'), { own: true, pays: true })).toEqual([]);
  expect(allowedActions(one('approved'), { own: false, pays: false })).toEqual([]);
});
