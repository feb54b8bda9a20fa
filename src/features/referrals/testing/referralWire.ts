import type { ReferralDetail, ReferralOpening } from '@/services/wms/generated/referrals.gen';

/** A referral as the server answers it to those who decide. */
export const referralWire = (more: Partial<ReferralDetail> = {}): ReferralDetail => ({
  ...{ id: 4, version: 3, number: 'R-000004', openingId: 1, position: 'Chofer' },
  ...{ siteName: 'Casa central', name: 'Juárez, Nina', state: 'hired', noBonus: null },
  referrer: { id: 9, name: 'Sosa, Ana', position: null, imageUrl: '' },
  ...{ startDay: '2026-12-01', eraseDue: null, createdAt: '2026-11-20T12:00:00.000Z' },
  ...{ bonuses: [], code: null, expiresOn: null, decides: true },
  ...{ firstName: 'Nina', lastName: 'Juárez', email: 'nina@correo.example', phone: '341 555' },
  ...{ message: '', cv: null, keepUntil: null, words: '', toldAt: null, personId: null },
  ...{ awaits: null, personLeft: false, knownFiles: [], interviews: [], notes: [], history: [] },
  actions: ['admit', 'note'],
  ...more,
});

/** An opening as shown to people who may refer somebody. */
export const openingWire = (more: Partial<ReferralOpening> = {}): ReferralOpening => ({
  ...{ id: 1, version: 1, position: 'Operaria de depósito', siteId: 1, siteName: 'Casa central' },
  ...{ places: 2, until: '2026-12-31', text: 'Preparar pedidos.', keepMonths: 6, hired: 0 },
  ...{ bonusHired: '80000.00', bonusLater: null, bonusMonths: null, open: true, receives: true },
  ...{ postId: null, createdAt: '2026-11-20T12:00:00.000Z' },
  ...more,
});
