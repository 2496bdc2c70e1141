/** "1 day", "2 days". */
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** "1 working day", "2 working days". */
export const workingDays = (count: number): string =>
  count === 1 ? '1 working day' : `${count} working days`;
