import type { AutomaticOffer } from '#domain/offer/offer.ts';

/** The automatic offer of the seeded shop. It is off, so that it changes no price; every page carries it. */
export const OFFERS: readonly AutomaticOffer[] = [
  {
    id: 'seedOfferThirdSoap01',
    title: 'Buy 2 soaps, get 1 free',
    active: false,
    terms: {
      kind: 'buy-get',
      buy: { of: 'category', category: 'Soaps' },
      buyPieces: 2,
      get: null,
      getPieces: 1,
      percent: 100,
      times: 2,
    },
    auditId: '',
  },
];
