import { workingDays } from './working-days.ts';

/** What a shopper asks before paying. Loaded once the browser is idle, as the part that shows it. */
export const buyFactWords = {
  title: 'Dispatch, returns and payment',
  dispatch: (days: number) => `Dispatched within ${workingDays(days)}`,
  unopened: (days: number) => `${days}-day returns on unopened products; you pay return shipping.`,
  faulty: 'Damaged, wrong or faulty? We collect it at our cost and replace or refund it.',
  more: 'How returns work',
} as const;
