import { atIdle } from '#ui/later.tsx';

/** Who sells, as the settings say it. Parts of long pages, which bring them made. */
export const SellerCard = atIdle(async () => (await import('./SellerCard.tsx')).SellerCard);
/** See `SellerCard`. */
export const GrievanceCard = atIdle(
  async () => (await import('./GrievanceCard.tsx')).GrievanceCard,
);
/** See `SellerCard`. */
export const DeliveryCosts = atIdle(
  async () => (await import('./DeliveryCosts.tsx')).DeliveryCosts,
);
/** See `SellerCard`. */
export const ReachButtons = atIdle(async () => (await import('./ReachButtons.tsx')).ReachButtons);
