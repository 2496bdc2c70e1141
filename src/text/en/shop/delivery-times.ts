import { workingDays } from './working-days.ts';

/** What pages say about the days of packing and transport. */
export const deliveryTimes = {
  packing: 'Packing',
  packedWithin: (days: number) =>
    `Within ${workingDays(days)} (Monday to Saturday) of your order, or of your payment if it reaches us later`,
  near: (state: string) => `Then on the way, in ${state}`,
  far: 'To the rest of India',
  remote: 'To hilly areas, islands and the North-East',
  range: (from: number, to: number) =>
    from === to ? workingDays(to) : `${from} to ${workingDays(to)}`,
};
