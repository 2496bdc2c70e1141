/** What delivery costs, beside its amounts. Weights arrive as text. */
export const deliveryCosts = {
  below: (amount: string) => `Below ${amount}`,
  from: (amount: string) => `${amount} and above`,
  any: 'Every order',
  inState: (state: string) => `Below that, in ${state}`,
  above: (weight: string) => `Below that, over ${weight}`,
  byWeight: 'Below that, by weight',
  perStep: (fee: string, weight: string) => `${fee} more for each ${weight} or part of it`,
  cash: 'Cash on delivery, extra',
  free: 'Free',
} as const;
